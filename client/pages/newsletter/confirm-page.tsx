import { MailedLink, mailedLinkAction } from './mailed-link-page.tsx'

export const action = mailedLinkAction('confirm')

export const Component = () => <MailedLink kind="confirm" />
