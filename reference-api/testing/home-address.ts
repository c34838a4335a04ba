export const homeAddress = {
  firstName: 'Bea',
  lastName: 'Yer',
  company: null,
  line1: '3 Quay',
  line2: null,
  city: 'Bristol',
  region: null,
  postcode: 'BS1 4QA',
  countryCode: 'GB',
  telephone: null,
}
