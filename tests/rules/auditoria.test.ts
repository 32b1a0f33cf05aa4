// Audit trail and consents: written by functions or once by their owner, changed by nobody.
import { describe, it } from 'vitest';
import { idDoConsentimento, TERMOS } from '@/domain/pessoas/termos';
import { caminhos } from '@/domain/comum/caminhos';
import { ana, caio, clara, davi, EMPRESA, ivo, mario, rui, xavier } from '@tests/support/personas';
import { abrirAmbiente, agora, apagar, criar, listar, mudar, negado, pegar } from './ambiente';

const { anonimo, como, recusa, semear } = await abrirAmbiente(import.meta.filename);

const trilha = caminhos.auditoria(EMPRESA);
const entrada = `${trilha}/entrada`;
const mudanca = {
  acao: 'ACESSO',
  quem: ana.uid,
  alvo: mario.referencia,
  antes: { role: 'MEMBER' },
  depois: { role: 'TEAM' },
  createdAt: new Date(),
};
await semear({ [entrada]: mudanca });

describe('trilha de auditoria', () => {
  it('quem administra lê, uma a uma e em páginas', { tags: 'cobertura' }, async () => {
    await pegar(como(ana), entrada);
    await listar(como(ana), trilha);
  });
  it.each([mario, caio, davi, rui, xavier])('$nome não lê', async (pessoa) => {
    await negado(pegar(como(pessoa), entrada));
    await negado(listar(como(pessoa), trilha));
  });
  it('quem não entrou não lê', () => negado(pegar(anonimo(), entrada)));
  it('ninguém escreve, nem quem administra', async () => {
    await recusa(`${trilha}/nova`, () => criar(como(ana), `${trilha}/nova`, mudanca));
    await recusa(entrada, () => mudar(como(ana), entrada, { quem: mario.uid }));
    await recusa(entrada, () => apagar(como(ana), entrada));
  });
});

const meu = ({ uid }: { uid: string }) =>
  `${caminhos.consentimentos(EMPRESA)}/${idDoConsentimento(uid, 'privacidade')}`;
const aceite = ({ uid }: { uid: string }, mais: object = {}) => ({
  termo: 'privacidade',
  versao: TERMOS.privacidade.versao,
  createdAt: agora(),
  createdBy: uid,
  ...mais,
});

describe('consentimentos', () => {
  it(
    'cada pessoa registra e lê o próprio, também quem só responde questionários',
    { tags: 'cobertura' },
    async () => {
      for (const pessoa of [clara, rui]) {
        await pegar(como(pessoa), meu(pessoa));
        await criar(como(pessoa), meu(pessoa), aceite(pessoa));
        await pegar(como(pessoa), meu(pessoa));
      }
    },
  );
  it('registrado, não muda nem some', async () => {
    await criar(como(mario), meu(mario), aceite(mario));
    await recusa(meu(mario), () => criar(como(mario), meu(mario), aceite(mario)));
    await recusa(meu(mario), () => mudar(como(mario), meu(mario), { versao: '1' }));
    await recusa(meu(mario), () => apagar(como(mario), meu(mario)));
  });
  it('ninguém lê nem registra o de outra pessoa', async () => {
    await negado(pegar(como(ana), meu(clara)));
    await recusa(meu(caio), () => criar(como(ana), meu(caio), aceite(ana)));
    await recusa(meu(caio), () => criar(como(ana), meu(caio), aceite(caio)));
    await recusa(meu(ivo), () => criar(como(ivo), meu(ivo), aceite(ivo)));
  });
  it.each([
    ['outro termo', { termo: 'marketing' }],
    ['outra versão que a do endereço', { versao: '2020-01' }],
    ['outro instante', { createdAt: new Date(0) }],
    ['campos a mais', { ip: '10.0.0.1' }],
  ])('recusa %s', (_caso, mais) => recusa(meu(caio), () => criar(como(caio), meu(caio), aceite(caio, mais))));
});
