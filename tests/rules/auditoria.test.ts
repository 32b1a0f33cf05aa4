// Audit trail and consents: written by functions or once by their owner, changed by nobody.
import { describe, it } from 'vitest';
import { idDoConsentimento, TERMOS } from '@/domain/pessoas/termos';
import { caminhos } from '@/domain/comum/caminhos';
import { ana, caio, clara, davi, EMPRESA, ivo, mario, rui, xavier } from '@tests/support/personas';
import { abrirAmbiente, agora, apagar, criar, listar, mudar, pegar, permitido, negado } from './ambiente';

const { anonimo, como, recusa, semear, soOServidor, admin } = await abrirAmbiente(import.meta.filename);

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
    await negado(pegar(como(pessoa), entrada), () => pegar(como(ana), entrada));
    await negado(listar(como(pessoa), trilha), () => listar(como(ana), trilha));
  });
  it('quem não entrou não lê', () => negado(pegar(anonimo(), entrada), () => pegar(como(ana), entrada)));
  it('ninguém escreve, nem quem administra', async () => {
    await soOServidor(`${trilha}/nova`, como(ana), (banco) => criar(banco, `${trilha}/nova`, mudanca));
    await soOServidor(entrada, como(ana), (banco) => mudar(banco, entrada, { quem: mario.uid }));
    await soOServidor(entrada, como(ana), (banco) => apagar(banco, entrada));
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
    const podia = permitido(() => criar(como(mario), meu(mario), aceite(mario)));
    await podia();
    await recusa(meu(mario), () => criar(como(mario), meu(mario), aceite(mario)), podia);
    await soOServidor(meu(mario), como(mario), (banco) => mudar(banco, meu(mario), { versao: '1' }));
    await soOServidor(meu(mario), como(mario), (banco) => apagar(banco, meu(mario)));
  });
  it('ninguém lê nem registra o de outra pessoa', async () => {
    await negado(pegar(como(ana), meu(clara)), () => pegar(como(clara), meu(clara)));
    const podia = permitido(() => criar(como(caio), meu(caio), aceite(caio)));
    await recusa(meu(caio), () => criar(como(ana), meu(caio), aceite(ana)), podia);
    await recusa(meu(caio), () => criar(como(ana), meu(caio), aceite(caio)), podia);
    // Of a company that is not active.
    await recusa(meu(ivo), () => criar(como(ivo), meu(ivo), aceite(ivo)), podia);
    await podia();
  });
  it.each([
    ['outro termo', { termo: 'marketing' }],
    ['outra versão que a do endereço', { versao: '2020-01' }],
    ['outro instante', { createdAt: new Date(0) }],
    ['campos a mais', { ip: '10.0.0.1' }],
  ])('recusa %s', async (_caso, mais) => {
    await apagar(admin(), meu(caio));
    await recusa(
      meu(caio),
      () => criar(como(caio), meu(caio), aceite(caio, mais)),
      () => criar(como(caio), meu(caio), aceite(caio)),
    );
  });
});
