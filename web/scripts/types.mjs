// Writes the TypeScript of the wire protocol from its JSON Schema: into the file named, or into src/protocol/wire.ts.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compileFromFile } from "json-schema-to-typescript";

const schema = new URL("../../docs/reference/protocol.schema.json", import.meta.url);
const target = process.argv[2] ?? fileURLToPath(new URL("../src/protocol/wire.ts", import.meta.url));

const text = await compileFromFile(fileURLToPath(schema), {
    additionalProperties: false,
    bannerComment: "// Generated from docs/reference/protocol.schema.json by `npm run types`; do not edit.",
    ignoreMinAndMaxItems: true,
});
await writeFile(target, text);
