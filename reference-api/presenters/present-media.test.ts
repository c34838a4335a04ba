import { expect, it } from 'vitest'
import { presentMedia } from './present-media.ts'

const picture = { url: '/media/a.jpg', width: 4, height: 3, colour: '#112233', role: 'gallery' } as const

it('presentMedia names the language of an alternative text that is not translated', () => {
  const alt = { en: 'A lamp', de: 'Eine Lampe' }
  expect(presentMedia({ ...picture, alt }, 'de')).toEqual({ ...picture, alt: 'Eine Lampe' })
  expect(presentMedia({ ...picture, alt: { en: 'A lamp' } }, 'de')).toEqual({ ...picture, alt: 'A lamp', lang: 'en' })
})
