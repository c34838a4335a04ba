import { expect, test } from 'vitest'
import { getImageUrl, getImageSrcSet } from './image-urls.ts'

const image = { src: '/media/poster 1.jpg', width: 1200, height: 1500, alt: '', colour: '#112233' }

test('an address asks the optimizer for the print, a width and quality 75', () => {
  expect(getImageUrl(image.src, 640)).toBe('/_next/image?url=%2Fmedia%2Fposter%201.jpg&w=640&q=75')
})

test('no width is offered above the first that holds the whole print', () => {
  const widths = getImageSrcSet(image)
    .split(', ')
    .map((part) => part.split(' ')[1])
  expect(widths).toEqual(['64w', '96w', '128w', '256w', '384w', '640w', '750w', '828w', '1080w', '1200w'])
})

test('a print larger than every width stops at the largest', () => {
  expect(getImageSrcSet({ ...image, width: 6000 }).endsWith(' 3840w')).toBe(true)
})
