/** The .env of a shop with names of its own, for tests of docker-compose.yml. */
export const productionSettings = {
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_WEBHOOK_ORIGIN: 'https://pay.example',
  HTTPS_PORT: '443',
  BIND_ADDRESS: '0.0.0.0',
  PROXY_TLS: 'ops@shop.example',
  BLOCK_OUTBOUND: 'false',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
}

/** The same for a shop whose payment provider has its page elsewhere. */
export const providerSettings = {
  ...productionSettings,
  PAYMENT_PROVIDER: 'provider',
  PAYMENT_PAGE_ORIGIN: 'https://checkout.provider.example',
}
