/** The address as a form of the shop sends it. */
export const homeAddressInput = {
  firstName: 'Bea',
  lastName: 'Yer',
  line1: '3 Quay',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  countryCode: 'GB',
}

/** The same address as the API expects it, with its empty fields. */
export const homeAddress = { ...homeAddressInput, company: null, line2: null, region: null, telephone: null }
