// Refusals for one reason only: each differs in one thing from an act that passes. `npm run mutar -- regras` found
// that no other test would notice the condition's absence.
import * as fs from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import type { Ideia } from '@/domain/ideias/ideia';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  chamado,
  emDias,
  umaIdeia,
  umaIdeiaPublicada,
  umColaborador,
  umConflito,
  umMarco,
  umProjeto,
  umRegulamento,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, paulo, type Persona, tea } from '@tests/support/personas';
import { abrirAmbiente, agora, criadoAgora, criar, listar, mudadoPor, mudar, novoId } from './ambiente';
import { publicacao } from './vagas';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);

async function guardado(caminho: string, documento: object): Promise<string> {
  await semear({ [caminho]: documento });
  return caminho;
}
const ideia = (documento: Ideia) => guardado(caminhos.ideia(EMPRESA, novoId('ideia')), documento);
const muda = (quem: Persona, caminho: string, mudancas: object) => () =>
  mudar(como(quem), caminho, { ...mudancas, ...mudadoPor(quem) });
const remocao = { deletedAt: agora() };

/** One row of the matrix of collaborators: all on but what is said. */
const linha = (codigo: number, flags: object = {}) =>
  semear({
    [`${caminhos.autorizacao(EMPRESA)}/5_${codigo}`]: {
      leitura: true,
      criacao: true,
      editar: true,
      remover: true,
      ...flags,
    },
  });

const anexo = (em: string, i: number) => ({
  path: `${em}/${i}.pdf`,
  name: 'a.pdf',
  size: 1,
  type: 'application/pdf',
});

describe('ideias', () => {
  it('de vários anexos, nenhum é de outra ideia', async () => {
    const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
    const proprios = [0, 1, 2, 3, 4].map((i) => anexo(caminho, i));
    for (const errado of [0, 1, 2, 3, 4]) {
      const anexos = proprios.map((um, i) => (i === errado ? anexo(`${caminho}-outra`, i) : um));
      await recusa(caminho, () => criar(como(clara), caminho, criadoAgora(umaIdeia(clara, { anexos }))));
    }
    await criar(como(clara), caminho, criadoAgora(umaIdeia(clara, { anexos: proprios })));
  });
  it('o rascunho removido não se publica nem volta com a visibilidade de um rascunho', async () => {
    const removido = await ideia(umaIdeia(clara, { deletedAt: emDias(-1), visibilidade: 'REMOVIDA' }));
    await recusa(removido, muda(clara, removido, { visibilidade: 'RASCUNHO', titulo: 'De volta' }));
    await recusa(removido, muda(clara, removido, publicacao(clara)));
    const rascunho = await ideia(umaIdeia(clara));
    await muda(clara, rascunho, { titulo: 'De volta' })();
    await muda(clara, rascunho, publicacao(clara))();
  });
  it('publicar não leva outro campo junto', async () => {
    const rascunho = await ideia(umaIdeia(clara));
    for (const mais of [{ totalComentarios: 9 }, { implementadoresReferences: [clara.referencia] }])
      await recusa(rascunho, muda(clara, rascunho, { ...publicacao(clara), ...mais }));
    await muda(clara, rascunho, publicacao(clara))();
  });
  it('implementadores de ideia privada, só quem a vê; e só com 3.leitura', async () => {
    const equipe = { participantesReferences: [paulo.referencia] };
    const privada = await ideia(umaIdeiaPublicada(clara, { privado: true, ...equipe }));
    const mudanca = { implementadoresReferences: [clara.referencia] };
    await recusa(privada, muda(ana, privada, mudanca));
    await linha(3, { leitura: false });
    await recusa(privada, muda(paulo, privada, mudanca));
    await linha(3);
    await muda(paulo, privada, mudanca)();
    await muda(ana, await ideia(umaIdeiaPublicada(clara, equipe)), mudanca)();
  });
});

describe('o que se remove', () => {
  const registros = [
    ...CADASTROS_DA_EMPRESA.map(({ caminho, exemplo }) => [caminho, exemplo(ana)] as const),
    [caminhos.projetos(EMPRESA), umProjeto(ana)] as const,
    [`${caminhos.ideia(EMPRESA, 'pai')}/marcos`, umMarco(ana, caminhos.ideia(EMPRESA, 'pai'))] as const,
  ];
  it.each(registros)('em %s não leva outra mudança nem outra data', async (colecao, documento) => {
    await semear({ [caminhos.ideia(EMPRESA, 'pai')]: umaIdeiaPublicada(clara) });
    const caminho = await guardado(`${colecao}/${novoId('registro')}`, documento);
    await recusa(caminho, muda(ana, caminho, { ...remocao, createdBy: clara.uid }));
    await recusa(caminho, muda(ana, caminho, { deletedAt: emDias(-1) }));
    await muda(ana, caminho, remocao)();
  });
});

describe('marcos', () => {
  const acoes = 'Outras ações, com mais detalhe.';
  it('quem responde não atua e replaneja de uma vez, e quem o grava sem mudá-lo o carimba', async () => {
    const pai = await ideia(umaIdeiaPublicada(clara));
    const dados = umMarco(mario, pai, { colaboradoresResponsaveis: [caio.referencia] });
    const caminho = await guardado(`${pai}/marcos/m`, dados);
    await recusa(caminho, muda(caio, caminho, { acoes, startedAt: agora() }));
    await recusa(caminho, () => mudar(como(mario), caminho, { acoes: dados.acoes }));
    await recusa(caminho, () => mudar(como(mario), caminho, { updatedAt: agora(), updatedBy: caio.uid }));
    await muda(mario, caminho, { acoes: dados.acoes })();
    await muda(caio, caminho, { startedAt: agora() })();
    await muda(caio, caminho, { acoes })();
  });
  it('as atividades, só com 17.leitura', async () => {
    const colecao = caminhos.atividades(EMPRESA);
    const publicas = () => listar(como(caio), colecao, fs.where('visibilidade', '==', 'PUBLICA'));
    await linha(17, { leitura: false });
    await recusa(colecao.replace(/s$/, 's/x'), publicas);
    await linha(17);
    await publicas();
  });
});

describe('conflito de interesse', () => {
  it('declarado de novo, vale de agora em diante e não muda de dono nem de data', async () => {
    const pai = await ideia(umaIdeiaPublicada(clara));
    const retirado = umConflito(tea, pai, { retiradoEm: emDias(-2), motivoDaRetirada: 'x' });
    const caminho = await guardado(`${pai}/conflitosDeInteresse/${tea.uid}`, retirado);
    const deNovo = { motivo: 'Voltei à equipe.', retiradoEm: null, motivoDaRetirada: '' };
    for (const outra of [{ colaboradorNome: 'Outro' }, { createdAt: agora() }, { retiradoEm: agora() }])
      await recusa(caminho, () => mudar(como(tea), caminho, { ...deNovo, ...outra }));
    await mudar(como(tea), caminho, deNovo);
  });
});

const nome = (escrito: string) => muda(caio, caio.referencia, chamado(escrito));
/** A consent at the address that its fields make. */
const dar = (termo: string, versao: string, createdBy = caio.uid) => {
  const caminho = `${caminhos.consentimentos(EMPRESA)}/${caio.uid}_${termo}_${versao}`;
  return {
    caminho,
    ato: () => criar(como(caio), caminho, { termo, versao, createdAt: agora(), createdBy }),
  };
};
const email = (letras: number) => `${'a'.repeat(letras)}@exemplo.com.br`;

describe('nomes e números', () => {
  it('o nome de uma pessoa não é um endereço', async () => {
    await recusa(caio.referencia, nome('Caio premio.com'));
    await nome('Caio Premio')();
    await semear({ [caio.referencia]: umColaborador(caio) });
  });
  it('o regulamento tem nome de três letras e vagas, se as conta', async () => {
    const dele = { dataInicial: emDias(2), dataFinal: emDias(30), createdBy: ana.uid, updatedBy: ana.uid };
    const caminho = caminhos.regulamentoIdeias(EMPRESA, novoId('regulamento'));
    for (const errado of [chamado('ab'), { quantidadeMaximaIdeias: 0 }])
      await recusa(caminho, () =>
        criar(como(ana), caminho, criadoAgora(umRegulamento({ ...dele, ...errado }))),
      );
    const certo = { ...chamado('abc'), quantidadeMaximaIdeias: 1 };
    await criar(como(ana), caminho, criadoAgora(umRegulamento({ ...dele, ...certo })));
  });
  it('o consentimento é da própria pessoa, de um termo que há e de uma versão escrita com números', async () => {
    for (const { caminho, ato } of [
      dar('marketing', '2026-01'),
      dar('privacidade', 'nova'),
      dar('privacidade', '2026-01', ana.uid),
    ])
      await recusa(caminho, ato);
    await dar('privacidade', '2026-01').ato();
  });
  it('a licenciada é da plataforma, com id curto e e-mail que cabe; o dono dela não muda', async () => {
    const dela = { empresaId: null, createdBy: ana.uid, updatedBy: ana.uid };
    const nova = (mudancas: object = {}) => criadoAgora({ ...umaLicenciada(), ...dela, ...mudancas });
    const plataforma = como(ana, { master: true });
    const caminho = caminhos.licenciada(novoId('licenciada'));
    const longo = caminhos.licenciada('x'.repeat(41));
    await recusa(caminho, () => criar(como(ana), caminho, nova()));
    await recusa(longo, () => criar(plataforma, longo, nova()));
    await recusa(caminho, () => criar(plataforma, caminho, nova({ email: email(240) })));
    await criar(plataforma, caminho, nova({ email: email(239) }));
    for (const outra of [{ empresaId: 'x' }, { createdBy: clara.uid }])
      await recusa(caminho, () => mudar(plataforma, caminho, { ...outra, ...mudadoPor(ana) }));
    await mudar(plataforma, caminho, { ...chamado('Outro nome'), ...mudadoPor(ana) });
  });
});
