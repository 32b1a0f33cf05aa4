// @vitest-environment node
// What a channel is sent, and where nothing is sent to, whatever its name resolves to (threats H16, H17).
import { cabecalhos, enviar } from '@functions/canais/enviar';
import { ehPublico, REDE_INTERNA, soPublicos } from '@functions/canais/enderecosPublicos';
import { type Aviso, FORMATOS } from '@functions/canais/formatos';
import { Definitivo } from '@functions/nucleo/fila';
import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';

const resolver =
  (...enderecos: string[]) =>
  (
    _nome: string,
    _opcoes: object,
    pronto: (erro: null, achados: { address: string; family: number }[]) => void,
  ) =>
    pronto(
      null,
      enderecos.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const resolvido = (todos: boolean, ...enderecos: string[]) =>
  new Promise((pronto, falhou) =>
    soPublicos(resolver(...enderecos))('x.exemplo', { all: todos }, (erro, achado) =>
      erro ? falhou(erro) : pronto(achado),
    ),
  );

describe('H16 endereços da rede', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.10',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'nada',
  ])('%s não é pública', (endereco) => expect(ehPublico(endereco)).toBe(false));
  it.each(['8.8.8.8', '100.63.255.255', '172.15.0.1', '172.32.0.1', '2800:3f0:4001::1', '2600:1f00::1'])(
    '%s é pública',
    (endereco) => expect(ehPublico(endereco)).toBe(true),
  );

  it('um nome que leva também a um endereço interno é recusado; só a públicos, é resolvido', async () => {
    await expect(resolvido(true, '8.8.8.8', '10.0.0.1')).rejects.toThrow(REDE_INTERNA);
    await expect(resolvido(false, '127.0.0.1')).rejects.toThrow(Definitivo);
    await expect(resolvido(true)).rejects.toThrow('não tem endereço');
    await expect(resolvido(false, '8.8.8.8')).resolves.toBe('8.8.8.8');
    await expect(resolvido(true, '8.8.8.8', '2600::1')).resolves.toHaveLength(2);
  });

  it('a própria ligação pergunta: o nome que leva para dentro não chega a ser ligado', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '');
    const perguntado = vi.fn(soPublicos(resolver('127.0.0.1')));
    const mandar = (url: string) => enviar('PROPRIO', url, '{}', {}, perguntado);
    await expect(mandar('https://interno.aurora.exemplo/x')).rejects.toThrow(REDE_INTERNA);
    expect(perguntado).toHaveBeenCalledOnce();
    await expect(mandar('https://127.0.0.1/x')).rejects.toThrow('não um número de IP');
    expect(perguntado).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });

  it('com o emulador, nada sai do ambiente local', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
    vi.stubEnv('URL_CANAIS', '');
    await expect(enviar('SLACK', 'https://hooks.slack.com/x', '{}', {})).rejects.toThrow('URL_CANAIS');
    vi.unstubAllEnvs();
  });
});

const aviso: Aviso = {
  evento: 'IDEIA_PUBLICADA',
  empresa: 'Aurora & Filhos',
  frase: 'A ideia "<!channel> *Água* [x](https://golpe)" foi publicada.',
  titulo: '<!channel> *Água* [x](https://golpe)',
  botao: 'Abrir a ideia',
  link: 'https://inovacao.exemplo/ideias/i',
};

describe('H17 o título de uma ideia é só texto', () => {
  it('no Slack, o texto é simples, e o resumo não chama ninguém', () => {
    const { text, blocks } = FORMATOS.SLACK(aviso) as { text: string; blocks: Record<string, unknown>[] };
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).not.toMatch(/[<>]/);
    expect(blocks[0]).toEqual({
      type: 'section',
      text: { type: 'plain_text', text: aviso.frase, emoji: false },
    });
    expect(JSON.stringify(blocks)).toContain(aviso.link);
    expect(JSON.stringify(blocks)).not.toContain('mrkdwn');
  });

  it('no Teams, nenhum campo lê markdown', () => {
    const cartao = JSON.stringify(FORMATOS.TEAMS(aviso));
    expect(cartao).toContain('"type":"TextRun"');
    expect(cartao).not.toContain('"TextBlock"');
    expect(cartao).toContain(`"url":"${aviso.link}"`);
  });

  it('ao servidor próprio vão frase, título e link, e nada de pessoas', () =>
    expect(Object.keys(FORMATOS.PROPRIO(aviso)).toSorted()).toEqual([
      'empresa',
      'evento',
      'link',
      'texto',
      'titulo',
    ]));
});

it('a assinatura prova o corpo, o instante e qual entrega é', () => {
  const agora = new Date('2026-03-01T12:00:00Z');
  const postos = cabecalhos('segredo', 'IDEIA_PUBLICADA_i', '{"a":1}', agora);
  const data = String(agora.getTime() / 1_000);
  const hmac = createHmac('sha256', 'segredo').update(`${data}.IDEIA_PUBLICADA_i.{"a":1}`).digest('hex');
  expect(postos).toMatchObject({
    'x-inovacao-data': data,
    'x-inovacao-assinatura': `sha256=${hmac}`,
    'x-inovacao-entrega': 'IDEIA_PUBLICADA_i',
  });
  for (const [entrega, corpo] of [
    ['IDEIA_PUBLICADA_i', '{"a":2}'],
    ['IDEIA_PUBLICADA_j', '{"a":1}'],
  ] as const)
    expect(cabecalhos('segredo', entrega, corpo, agora)['x-inovacao-assinatura']).not.toBe(`sha256=${hmac}`);
});
