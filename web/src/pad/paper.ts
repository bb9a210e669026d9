/** The colours of the paper, for the page and for the picture. They are the same in every theme. */
export const PAPER = {
    sheet: "#fdf9ec",
    ink: "#1c3160",
    soft: "#53617f",
    rule: "#b9c7dd",
    margin: "#d9828b",
    hole: "#8d8674",
} as const;
