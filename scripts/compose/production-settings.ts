/** What a shop under its own names has in .env, for tests of docker-compose.yml. */
export const productionSettings = {
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_ORIGIN: 'https://pay.example',
  HTTPS_PORT: '443',
  BIND_ADDRESS: '0.0.0.0',
  PROXY_TLS: 'ops@shop.example',
  BLOCK_OUTBOUND: 'false',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
}
