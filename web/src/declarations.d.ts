declare module "virtual:words" {
  /** The address of each language's text. */
  const addresses: Record<string, string>;
  export default addresses;
}

declare module "virtual:faces" {
  /** The symbols of all faces, as SVG. */
  const symbols: string;
  export default symbols;
}

declare module "*.mjs";
