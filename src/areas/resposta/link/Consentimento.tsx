/** What becomes of name and e-mail. A new wording raises CONSENTIMENTO of domain/diagnostico/resposta.ts (decisions Q167). */
import { Text } from '@mantine/core';

export const Consentimento = () => (
  <Text size="sm" c="dimmed">
    O seu nome e o seu e-mail ficam guardados à parte das respostas. Quem organiza o projeto os usa para
    identificar a sua participação e enviar o que você pedir. Ao seguir, você concorda com isso. Saiba mais em{' '}
    <a href="/privacidade" target="_blank" rel="noreferrer">
      Privacidade e dados pessoais (abre em outra aba)
    </a>
    .
  </Text>
);
