/** A sheet as a picture: the paper with its holes, names, deals, sums and the winner, drawn on a canvas. */
import { PAPER } from "./paper";

export interface PictureText {
    title: string;
    headline: string;
    deal: string;
    score: string;
    names: readonly string[];
    /** Deal by deal the points by seat, and who won it. */
    rows: readonly { points: readonly number[]; winner: number }[];
    scores: readonly number[];
    winners: readonly number[];
}

const WIDTH = 1080;
const EDGE = 48;
const INSIDE = 36;
const TOP = 84;
const TITLE = 84;
const HEAD = 70;
const ROW = 62;
const FOOT = 88;
const LAST = 96;
const MARGIN = 130;
const GROUND = "#1f2740";
/** The sign of a deal winner, 24 units wide. */
const CROWN = "M5 18h14M5 15l-1-9 5 4 3-6 3 6 5-4-1 9z";
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** How large a picture of so many deals is. */
export function pictureSize(dealCount: number): { width: number; height: number } {
    return { width: WIDTH, height: 2 * EDGE + TOP + TITLE + HEAD + Math.max(1, dealCount) * ROW + FOOT + LAST };
}

/** Draws the sheet; the canvas takes its size from it. */
export function drawPicture(canvas: HTMLCanvasElement, text: PictureText): boolean {
    Object.assign(canvas, pictureSize(text.rows.length));
    const pen = canvas.getContext("2d");
    if (pen === null) return false;
    pen.textBaseline = "middle";
    drawPaper(pen, canvas.width, canvas.height);
    const top = EDGE + TOP;
    write(pen, text.title, { x: WIDTH / 2, y: top + TITLE / 2 - 12, font: `700 46px ${FONT}`, most: 900 });
    drawTable(pen, text, top + TITLE);
    drawHeadline(pen, text, canvas.height - EDGE - LAST / 2 - 4);
    return true;
}

function drawPaper(pen: CanvasRenderingContext2D, width: number, height: number): void {
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.shadowColor = "rgb(0 0 0 / 45%)";
    pen.shadowBlur = 24;
    pen.shadowOffsetY = 8;
    pen.fillStyle = PAPER.sheet;
    pen.beginPath();
    pen.roundRect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE, 12);
    pen.fill();
    pen.restore();
    // The holes show what lies below the paper.
    pen.fillStyle = GROUND;
    const step = 54.6;
    for (let x = EDGE + step / 2; x < width - EDGE; x += step) {
        pen.beginPath();
        pen.arc(x, EDGE + 36, 10, 0, 2 * Math.PI);
        pen.fill();
    }
}

function drawTable(pen: CanvasRenderingContext2D, text: PictureText, top: number): void {
    const left = EDGE + INSIDE;
    const right = WIDTH - EDGE - INSIDE;
    const column = (right - left - MARGIN) / text.names.length;
    const middle = (seat: number): number => left + MARGIN + column * (seat + 0.5);
    const bottom = top + HEAD + Math.max(1, text.rows.length) * ROW;

    const soft = { font: `400 26px ${FONT}`, colour: PAPER.soft, most: MARGIN - 16 };
    write(pen, text.deal, { x: left + MARGIN / 2, y: top + HEAD / 2, ...soft });
    text.names.forEach((name, seat) =>
        write(pen, name, { x: middle(seat), y: top + HEAD / 2, font: `700 32px ${FONT}`, most: column - 16 }),
    );
    rule(pen, left, right, top + HEAD, 2);
    text.rows.forEach(({ points, winner }, place) => {
        const y = top + HEAD + ROW * (place + 0.5);
        write(pen, String(place + 1), { x: left + MARGIN / 2, y, ...soft });
        points.forEach((each, seat) => {
            const isWinner = seat === winner;
            write(pen, String(each), {
                x: middle(seat) + (isWinner ? 20 : 0),
                y,
                font: `${isWinner ? 700 : 400} 36px ${FONT}`,
            });
            if (isWinner) crown(pen, middle(seat) - 24, y, 34);
        });
        rule(pen, left, right, y + ROW / 2, 2);
    });
    pen.fillStyle = PAPER.margin;
    pen.fillRect(left + MARGIN - 4, top, 4, HEAD + bottom - top - HEAD + FOOT - 12);
    rule(pen, left, right, bottom + 1, 3, PAPER.ink);
    rule(pen, left, right, bottom + 8, 3, PAPER.ink);
    const y = bottom + FOOT / 2 + 6;
    write(pen, text.score, { x: left + MARGIN / 2, y, ...soft });
    text.scores.forEach((score, seat) => write(pen, String(score), { x: middle(seat), y, font: `700 46px ${FONT}` }));
}

function drawHeadline(pen: CanvasRenderingContext2D, { headline, winners }: PictureText, y: number): void {
    const font = `700 40px ${FONT}`;
    if (winners.length === 0) {
        write(pen, headline, { x: WIDTH / 2, y, font: `400 34px ${FONT}`, colour: PAPER.soft, most: 900 });
        return;
    }
    const width = write(pen, headline, { x: WIDTH / 2 + 32, y, font, most: 820 });
    crown(pen, WIDTH / 2 - width / 2 - 6, y, 48);
}

interface Style {
    x: number;
    y: number;
    font: string;
    colour?: string;
    /** The widest that the text may be; a longer one is cut. */
    most?: number;
}

/** Writes a text around a point; returns how wide it is. */
function write(
    pen: CanvasRenderingContext2D,
    text: string,
    { x, y, font, colour = PAPER.ink, most = Infinity }: Style,
): number {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = "center";
    let shown = text;
    while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.slice(0, -2).trimEnd()}…`;
    pen.fillText(shown, x, y);
    return pen.measureText(shown).width;
}

function rule(
    pen: CanvasRenderingContext2D,
    left: number,
    right: number,
    y: number,
    width: number,
    colour: string = PAPER.rule,
): void {
    pen.fillStyle = colour;
    pen.fillRect(left, y - width / 2, right - left, width);
}

function crown(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
    pen.save();
    pen.translate(x - size / 2, y - size / 2);
    pen.scale(size / 24, size / 24);
    pen.strokeStyle = PAPER.ink;
    pen.lineWidth = 2;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.stroke(new Path2D(CROWN));
    pen.restore();
}
