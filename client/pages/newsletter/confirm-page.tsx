import { EmailLinkPage, createEmailLinkAction } from './email-link-page.tsx'

export const action = createEmailLinkAction('confirm')

export const Component = () => <EmailLinkPage kind="confirm" />
