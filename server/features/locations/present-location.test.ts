import { expect, test } from 'vitest'
import type { LocationResource } from '../../upstream/resources/locations.ts'
import { presentLocation, presentLocationPage } from './present-location.ts'

const picture = (url: string, role: string) => ({ url, role, width: 16, height: 10, alt: '', colour: '#000000' })

const place = (changes: Partial<LocationResource> = {}): LocationResource => ({
  slug: 'office',
  type: 'office',
  active: true,
  name: 'Office',
  city: 'Berlin',
  countryCode: 'DE',
  streetLines: ['Kupferspulenweg 9', 'Hof 2', 'Aufgang C'],
  postcode: '00124',
  latitude: 52.5,
  longitude: 13.5,
  telephone: '030 23125 100',
  email: 'office@example.com',
  capacity: null,
  tagline: '',
  description: '<p onclick="x()">Here</p><script>alert(1)</script>',
  access: '',
  gettingHere: '',
  openingHours: [],
  mapUrl: 'https://maps.example.com/?q=1',
  media: [],
  ...changes,
})

test('an address is in the order of its country', () => {
  expect(presentLocation(place()).address).toEqual(['Hof 2, Aufgang C', 'Kupferspulenweg 9', '00124 Berlin'])
  expect(
    presentLocation(place({ countryCode: 'GB', streetLines: ['1 Quay'], city: 'Bristol', postcode: 'BS1 1AA' }))
      .address,
  ).toEqual(['1 Quay', 'Bristol', 'BS1 1AA'])
})

test.each(['javascript:alert(1)', '/venues', '//maps.example.com', 'data:text/html,x', ''])(
  '%j is no map link [S34]',
  (mapUrl) => {
    expect(presentLocation(place({ mapUrl })).mapUrl).toBeNull()
  },
)

test('the main image comes first and is not repeated in the gallery', () => {
  const view = presentLocationPage(
    place({
      media: [
        picture('/media/bar.jpg', 'gallery'),
        picture('/media/room.jpg', 'room'),
        picture('https://evil.example/x.jpg', 'gallery'),
      ],
    }),
  )
  expect(view.image?.src).toBe('/media/room.jpg')
  expect(view.gallery.map(({ src }) => src)).toEqual(['/media/bar.jpg'])
})

test('a location contains no unsafe HTML and no other field of the API', () => {
  const view = presentLocationPage(place())
  expect(view.descriptionHtml).toBe('<p>Here</p>')
  expect(view).not.toHaveProperty('active')
})
