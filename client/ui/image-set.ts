import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'

// specification §9: image sizes, then device widths.
const widths = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]

/** The optimizer's address; quality 75 is the only one it accepts. */
export const imageAddress = (src: string, width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`

/** Every offered width up to the first that holds the whole print; asking for more would only enlarge it. The tiny ones are for thumbnails below 64 px. */
export const imageSet = ({ src, width }: Image) => {
  const enough = widths.find((offered) => offered >= width) ?? 3840
  return widths
    .filter((offered) => offered >= 64 && offered <= enough)
    .map((offered) => `${imageAddress(src, offered)} ${offered}w`)
    .join(', ')
}
