/** What link previews of all kinds take, in pixels. Apart from the drawing, so that pages need not load it. */
export const socialImageSize = { width: 1200, height: 630 }
