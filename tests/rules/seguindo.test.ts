// What a person follows is theirs alone; announcements are everybody's to read and nobody's to write (decisions P445, P446).
import { expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { MAXIMO_DE_SEGUIDOS, NADA_SEGUIDO } from '@/domain/notificacoes/seguindo';
import { umComunicado, umSeguindo } from '@tests/support/seguindo';
import { ana, caio, clara, davi, EMPRESA, EMPRESA_VIZINHA, rui, tea, xavier } from '@tests/support/personas';
import { abrirAmbiente, agora, apagar, criar, listar, mudar, negado, pegar, permitido } from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const meu = caminhos.seguindo(EMPRESA, caio.uid);
const ideia = (i = 0) => caminhos.ideia(EMPRESA, `i${i}`);
const escolha = (mudancas: object = {}) => ({
  ...NADA_SEGUIDO,
  ideias: [ideia()],
  pessoas: [clara.referencia],
  updatedAt: agora(),
  updatedBy: caio.uid,
  ...mudancas,
});

it('a própria pessoa segue, para e lê; cabem duzentas, e a seguinte não', { tags: 'cobertura' }, async () => {
  await criar(como(caio), meu, escolha());
  await mudar(como(caio), meu, escolha({ ideias: [], semIdeias: [ideia()], semDesafios: [] }));
  expect((await pegar(como(caio), meu)).get('semIdeias')).toEqual([ideia()]);
  const muitas = (n: number) => Array.from({ length: n }, (_, i) => ideia(i));
  for (const campo of ['ideias', 'semIdeias'])
    await recusa(
      meu,
      () => mudar(como(caio), meu, escolha({ [campo]: muitas(MAXIMO_DE_SEGUIDOS + 1) })),
      () => mudar(como(caio), meu, escolha({ [campo]: muitas(MAXIMO_DE_SEGUIDOS) })),
    );
});

it.each([ana, tea, clara, xavier])('$nome não lê nem muda o que Caio segue', async (quem) => {
  await semear({ [meu]: umSeguindo(caio) });
  await negado(pegar(como(quem), meu), () => pegar(como(caio), meu));
  await recusa(
    meu,
    () => mudar(como(quem), meu, escolha({ updatedBy: quem.uid })),
    () => mudar(como(caio), meu, escolha()),
  );
  await soOServidor([], como(quem), (banco) => listar(banco, meu.slice(0, meu.lastIndexOf('/'))));
  await soOServidor(meu, como(caio), (banco) => apagar(banco, meu));
});

it.each([
  ['o que é de outra empresa', { ideias: [caminhos.ideia(EMPRESA_VIZINHA, 'i0')] }],
  ['uma pessoa entre as ideias', { ideias: [clara.referencia] }],
  ['a mesma duas vezes', { desafios: [0, 0].map(() => caminhos.registro(EMPRESA, 'desafios', 'd')) }],
  ['o que não é lista', { pessoas: clara.referencia }],
  ['um campo a mais', { email: 'outro@exemplo.com.br' }],
  ['outro instante', { updatedAt: new Date(0) }],
  ['outra pessoa', { updatedBy: ana.uid }],
])('recusa %s', async (_caso, mudanca) => {
  await recusa(
    meu,
    () => criar(como(caio), meu, escolha(mudanca)),
    () => criar(como(caio), meu, escolha()),
  );
});

it('quem foi desabilitado não segue mais', async () => {
  const dele = caminhos.seguindo(EMPRESA, davi.uid);
  await semear({ [dele]: umSeguindo(davi), [meu]: umSeguindo(caio) });
  await negado(pegar(como(davi), dele), () => pegar(como(caio), meu));
});

it(
  'comunicados: quem trabalha na empresa os lê; de fora, não; ninguém os escreve',
  { tags: 'cobertura' },
  async () => {
    const um = `${caminhos.comunicados(EMPRESA)}/2026-11-03`;
    await semear({ [um]: umComunicado(ana) });
    const podia = permitido(() => pegar(como(caio), um));
    for (const quem of [xavier, rui, davi]) await negado(pegar(como(quem), um), podia);
    expect((await podia()).get('titulo')).toBe('Semana da inovação');
    await soOServidor(um, como(ana), (banco) => mudar(banco, um, { titulo: 'Outro' }));
    await soOServidor(um, como(ana), (banco) => apagar(banco, um));
  },
);
