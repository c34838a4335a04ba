import { expect, test } from 'vitest'
import { getImageUrl, getImageSrcSet } from './image-urls.ts'

const image = { src: '/media/poster 1.jpg', width: 1200, height: 1500, alt: '', colour: '#112233' }

test('getImageUrl requests a width and quality 75 from the optimizer', () => {
  expect(getImageUrl(image.src, 640)).toBe('/_next/image?url=%2Fmedia%2Fposter%201.jpg&w=640&q=75')
})

test('getImageSrcSet offers no width above the first that covers the original', () => {
  const widths = getImageSrcSet(image)
    .split(', ')
    .map((part) => part.split(' ')[1])
  expect(widths).toEqual(['64w', '96w', '128w', '256w', '384w', '640w', '750w', '828w', '1080w', '1200w'])
})

test('getImageSrcSet ends at the largest width when the original is larger', () => {
  expect(getImageSrcSet({ ...image, width: 6000 }).endsWith(' 3840w')).toBe(true)
})
