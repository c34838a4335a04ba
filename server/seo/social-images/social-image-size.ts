/** In pixels; suits the link previews of all sites. In a separate file, so that pages do not load the drawing code. */
export const socialImageSize = { width: 1200, height: 630 }
