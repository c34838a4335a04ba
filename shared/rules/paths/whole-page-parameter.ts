/** The query parameter of a page that is sent only with all its data. No link repeats it. */
export const wholePageParameter = 'complete'
