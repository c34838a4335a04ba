import { runShop } from './run-shop.ts'

process.exitCode = await runShop({
  mode: 'development',
  title: 'Stagedoor is starting for development: client and server reload as you save.',
  welcomeLines: ({ url, apiUrl }) => [
    '',
    `  The shop      ${url}`,
    `  Its API       ${apiUrl}`,
    '  Sign in as    demo@example.com with the password stagedoor-demo',
    '',
  ],
})
process.exit()
