import { EmailLinkPage, createEmailLinkAction } from './email-link-page.tsx'

export const action = createEmailLinkAction('unsubscribe')

export const Component = () => <EmailLinkPage kind="unsubscribe" />
