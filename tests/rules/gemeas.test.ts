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
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  listar,
  mudar,
  novoId,
  permitido,
  mudadoPor,
} from './ambiente';
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
    const podia = permitido(() =>
      criar(como(clara), caminho, criadoAgora(umaIdeia(clara, { anexos: proprios }))),
    );
    for (const errado of [0, 1, 2, 3, 4]) {
      const anexos = proprios.map((um, i) => (i === errado ? anexo(`${caminho}-outra`, i) : um));
      await recusa(
        caminho,
        () => criar(como(clara), caminho, criadoAgora(umaIdeia(clara, { anexos }))),
        podia,
      );
    }
    await podia();
  });
  it('o rascunho removido não se publica nem volta com a visibilidade de um rascunho', async () => {
    const removido = await ideia(umaIdeia(clara, { deletedAt: emDias(-1), visibilidade: 'REMOVIDA' }));
    const rascunho = await ideia(umaIdeia(clara));
    const podia = permitido(muda(clara, rascunho, { titulo: 'De volta' }));
    await recusa(removido, muda(clara, removido, { visibilidade: 'RASCUNHO', titulo: 'De volta' }), podia);
    const podia2 = permitido(muda(clara, rascunho, publicacao(clara)));
    await recusa(removido, muda(clara, removido, publicacao(clara)), podia2);
    await podia();
    await podia2();
  });
  it('publicar não leva outro campo junto', async () => {
    const rascunho = await ideia(umaIdeia(clara));
    await recusa(
      rascunho,
      [{ totalComentarios: 9 }, { implementadoresReferences: [clara.referencia] }].map((mais) =>
        muda(clara, rascunho, { ...publicacao(clara), ...mais }),
      ),
      muda(clara, rascunho, publicacao(clara)),
    );
  });
  it('implementadores de ideia privada, só quem a vê; e só com 3.leitura', async () => {
    const equipe = { participantesReferences: [paulo.referencia] };
    const privada = await ideia(umaIdeiaPublicada(clara, { privado: true, ...equipe }));
    const mudanca = { implementadoresReferences: [clara.referencia] };
    const podia = permitido(muda(paulo, privada, mudanca));
    await recusa(privada, muda(ana, privada, mudanca), podia);
    await linha(3, { leitura: false });
    await recusa(privada, muda(paulo, privada, mudanca), podia);
    await linha(3);
    await podia();
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
    const podia = permitido(muda(ana, caminho, remocao));
    await recusa(caminho, muda(ana, caminho, { ...remocao, createdBy: clara.uid }), podia);
    await recusa(caminho, muda(ana, caminho, { deletedAt: emDias(-1) }), podia);
    await podia();
  });
});

describe('marcos', () => {
  const acoes = 'Outras ações, com mais detalhe.';
  it('quem responde não atua e replaneja de uma vez, e quem o grava sem mudá-lo o carimba', async () => {
    const pai = await ideia(umaIdeiaPublicada(clara));
    const dados = umMarco(mario, pai, { colaboradoresResponsaveis: [caio.referencia] });
    const caminho = await guardado(`${pai}/marcos/m`, dados);
    const podia = permitido(muda(caio, caminho, { startedAt: agora() }));
    await recusa(caminho, muda(caio, caminho, { acoes, startedAt: agora() }), podia);
    await recusa(
      caminho,
      [
        () => mudar(como(mario), caminho, { acoes: dados.acoes }),
        () => mudar(como(mario), caminho, { updatedAt: agora(), updatedBy: caio.uid }),
      ],
      muda(mario, caminho, { acoes: dados.acoes }),
    );
    await podia();
    await muda(caio, caminho, { acoes })();
  });
  it('as atividades, só com 17.leitura', async () => {
    const colecao = caminhos.atividades(EMPRESA);
    const publicas = () => listar(como(caio), colecao, fs.where('visibilidade', '==', 'PUBLICA'));
    await linha(17, { leitura: false });
    const podia = permitido(publicas);
    await recusa([], publicas, podia);
    await linha(17);
    await podia();
  });
});

describe('conflito de interesse', () => {
  it('declarado de novo, vale de agora em diante e não muda de dono nem de data', async () => {
    const pai = await ideia(umaIdeiaPublicada(clara));
    const retirado = umConflito(tea, pai, { retiradoEm: emDias(-2), motivoDaRetirada: 'x' });
    const caminho = await guardado(`${pai}/conflitosDeInteresse/${tea.uid}`, retirado);
    const deNovo = { motivo: 'Voltei à equipe.', retiradoEm: null, motivoDaRetirada: '' };
    await recusa(
      caminho,
      [{ colaboradorNome: 'Outro' }, { createdAt: agora() }, { retiradoEm: agora() }].map(
        (outra) => () => mudar(como(tea), caminho, { ...deNovo, ...outra }),
      ),
      () => mudar(como(tea), caminho, deNovo),
    );
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
    await recusa(caio.referencia, nome('Caio premio.com'), nome('Caio Premio'));
    await semear({ [caio.referencia]: umColaborador(caio) });
  });
  it('o regulamento tem nome de três letras e vagas, se as conta', async () => {
    const dele = { dataInicial: emDias(2), dataFinal: emDias(30), createdBy: ana.uid, updatedBy: ana.uid };
    const caminho = caminhos.regulamentoIdeias(EMPRESA, novoId('regulamento'));
    const podia = permitido(() =>
      criar(como(ana), caminho, criadoAgora(umRegulamento({ ...dele, ...certo }))),
    );
    for (const errado of [chamado('ab'), { quantidadeMaximaIdeias: 0 }])
      await recusa(
        caminho,
        () => criar(como(ana), caminho, criadoAgora(umRegulamento({ ...dele, ...errado }))),
        podia,
      );
    const certo = { ...chamado('abc'), quantidadeMaximaIdeias: 1 };
    await podia();
  });
  it('o consentimento é da própria pessoa, de um termo que há e de uma versão escrita com números', async () => {
    const errados = [
      dar('marketing', '2026-01'),
      dar('privacidade', 'nova'),
      dar('privacidade', '2026-01', ana.uid),
    ];
    await recusa(
      errados.map(({ caminho }) => caminho),
      errados.map(({ ato }) => ato),
      dar('privacidade', '2026-01').ato,
    );
  });
  it('a licenciada é da plataforma, com id curto e e-mail que cabe; o dono dela não muda', async () => {
    const dela = { empresaId: null, createdBy: ana.uid, updatedBy: ana.uid };
    const nova = (mudancas: object = {}) => criadoAgora({ ...umaLicenciada(), ...dela, ...mudancas });
    const plataforma = como(ana, { master: true });
    const caminho = caminhos.licenciada(novoId('licenciada'));
    const longo = caminhos.licenciada('x'.repeat(41));
    const podia = permitido(() => criar(plataforma, caminho, nova({ email: email(239) })));
    await recusa(caminho, () => criar(como(ana), caminho, nova()), podia);
    await recusa(longo, () => criar(plataforma, longo, nova()), podia);
    await recusa(caminho, () => criar(plataforma, caminho, nova({ email: email(240) })), podia);
    await podia();
    await recusa(
      caminho,
      [{ empresaId: 'x' }, { createdBy: clara.uid }].map(
        (outra) => () => mudar(plataforma, caminho, { ...outra, ...mudadoPor(ana) }),
      ),
      () => mudar(plataforma, caminho, { ...chamado('Outro nome'), ...mudadoPor(ana) }),
    );
  });
});
