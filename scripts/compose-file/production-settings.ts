/** The .env of a shop with its own host names, for tests of docker-compose.yml. */
export const productionSettings = {
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_WEBHOOK_ORIGIN: 'https://pay.example',
  HTTPS_PORT: '443',
  BIND_ADDRESS: '0.0.0.0',
  PROXY_TLS: 'ops@shop.example',
  BLOCK_OUTBOUND: 'false',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
}

/** The same settings for a shop whose payment provider has its own page. */
export const providerSettings = {
  ...productionSettings,
  PAYMENT_PROVIDER: 'provider',
  PAYMENT_PAGE_ORIGIN: 'https://checkout.provider.example',
}
