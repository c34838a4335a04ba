import { runShop } from './run-shop.ts'

process.exitCode = await runShop({
  mode: 'production',
  title: 'Stagedoor is starting.',
  welcomeLines: ({ url, apiUrl }) => [
    '',
    `  The shop      ${url}`,
    `  Its API       ${apiUrl}`,
    '  Sign in as    demo@example.com with the password stagedoor-demo',
    '  Logs, mails   var/logs, var/mail',
    '',
    '  Ctrl-C stops everything.',
    '',
  ],
})
process.exit()
