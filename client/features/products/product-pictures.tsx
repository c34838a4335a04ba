import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { OptimizedImage } from '../../ui/optimized-image.tsx'

/** What fits into the layout; the artwork's own prints are at most as many. */
const most = 4

const alone = '(min-width: 100rem) 38rem, (min-width: 64rem) 40vw, 100vw'
const together = '(min-width: 100rem) 19rem, (min-width: 64rem) 20vw, 25vw'

/** Its picture and those of its gallery; they say the same in their own way, so that one description is enough. */
export const productPictures = ({ image, gallery }: Pick<ProductPage, 'image' | 'gallery'>) => {
  const images = (image ? [image, ...gallery] : gallery).slice(0, most)
  return images.map((one, index) => (
    <OptimizedImage
      key={one.src}
      image={one}
      sizes={images.length > 1 ? together : alone}
      priority={index === 0}
      {...(index > 0 ? { alt: '' } : {})}
    />
  ))
}
