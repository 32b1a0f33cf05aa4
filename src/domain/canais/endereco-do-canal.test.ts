import { describe, expect, it } from 'vitest';
import type { TipoDeCanal } from './canal';
import { enderecoDoCanal, enderecoEncoberto, problemaDoEndereco } from './endereco-do-canal';

const NUMERO = 'Use o nome público do servidor, não um número de IP nem um nome interno.';
const HTTPS = 'O endereço precisa começar com https://.';

describe('o endereço de um canal', () => {
  it.each<[TipoDeCanal, string]>([
    ['SLACK', 'https://hooks.slack.com/services/T0/B0/abc'],
    ['TEAMS', 'https://aurora.webhook.office.com/webhookb2/x'],
    ['TEAMS', 'https://prod-12.brazilsouth.logic.azure.com/workflows/x?sig=y'],
    ['TEAMS', 'https://default1.environment.api.powerplatform.com/powerautomate/x'],
    ['PROPRIO', ' https://avisos.aurora.exemplo/inovacao '],
  ])('%s aceita %s', (tipo, url) => expect(problemaDoEndereco(tipo, url)).toBeUndefined());

  it.each<[TipoDeCanal, string, string]>([
    ['PROPRIO', 'avisos.aurora.exemplo', 'Escreva o endereço completo, que começa com https://.'],
    ['PROPRIO', '', 'Escreva o endereço completo, que começa com https://.'],
    ['PROPRIO', 'http://avisos.aurora.exemplo/', HTTPS],
    ['PROPRIO', 'javascript:alert(1)', HTTPS],
    ['PROPRIO', 'file:///etc/passwd', HTTPS],
    ['PROPRIO', 'https://ana:senha@aurora.exemplo/', 'Tire do endereço o nome de usuário e a senha.'],
    ['PROPRIO', 'https://aurora.exemplo:8443/', 'Tire do endereço o número da porta.'],
    ['PROPRIO', 'https://127.0.0.1/', NUMERO],
    ['PROPRIO', 'https://2130706433/', NUMERO],
    ['PROPRIO', 'https://0x7f.1/', NUMERO],
    ['PROPRIO', 'https://[::1]/', NUMERO],
    ['PROPRIO', 'https://[::ffff:169.254.169.254]/', NUMERO],
    ['PROPRIO', 'https://localhost/', NUMERO],
    ['PROPRIO', 'https://metadata/', NUMERO],
    ['SLACK', 'https://hooks.slack.com.golpe.exemplo/', /^Este endereço não é do Slack\./.source],
    ['SLACK', 'https://golpehooks.slack.com/', /^Este endereço não é do Slack\./.source],
    ['TEAMS', 'https://hooks.slack.com/services/x', /^Este endereço não é do Microsoft Teams\./.source],
    [
      'PROPRIO',
      `https://aurora.exemplo/${'a'.repeat(1_000)}`,
      'Use um endereço de no máximo 1.000 caracteres.',
    ],
  ])('%s recusa %s com uma frase', (tipo, url, frase) => {
    const dita = problemaDoEndereco(tipo, url) ?? '';
    if (frase.startsWith('^')) expect(dita).toMatch(new RegExp(frase));
    else expect(dita).toBe(frase);
  });

  it('mostrado, não diz o que abre o canal', () => {
    const url = enderecoDoCanal(' https://HOOKS.slack.com/services/T0/B0/segredo1234 ');
    expect(url).toBe('https://hooks.slack.com/services/T0/B0/segredo1234');
    expect(enderecoEncoberto(url)).toBe('hooks.slack.com/…1234');
  });
});
