/** Pixels: suits link previews of all sites. In its own file, so that pages do not load the drawing. */
export const socialImageSize = { width: 1200, height: 630 }
