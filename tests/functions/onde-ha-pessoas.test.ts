// A person stands wherever a person can stand; the export finds her there, and after erasing nothing does (A15).
import { COLECOES } from '@/domain/colecoes';
import { nomeDaColecao } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { emailNaFila, remetenteDe } from '@functions/emails/fila';
import { caminhoDoEnviado } from '@functions/nucleo/arquivos';
import { abaixoDe } from '@functions/banco';
import { ASSINATURAS, COM_ATO_PROPRIO } from '@/domain/pessoas/onde-ha-pessoas';
import { umDesafio } from '@tests/support/desafio';
import {
  REGULAMENTO,
  umaAtividade,
  umaCartela,
  umaDecisao,
  umaIdeiaPublicada,
  umaMovimentacao,
  umaPosicao,
  umColaborador,
  umComentario,
  umConflito,
  umConvite,
  umLike,
  umMarco,
  umPatrocinio,
  umProjeto,
  umUsuario,
} from '@tests/support/documentos';
import { caminhosDoJuri } from '@/domain/diagnostico/juri';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { type Persona, persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { assentar, type Cenario, cenario, db, semGatilhos } from './apoio';
import { chamarAqui } from './contas';

const TELEFONE = '(11) 93456-7812';
let c: Cenario;
let ana: Persona;
let caio: Persona;
let clara: Persona;
/** Path of each record that holds her, by the collection's name. */
let onde: Record<string, string>;

async function escrever(quais: Record<string, object>) {
  const escrita = db.batch();
  for (const [caminho, dados] of Object.entries(quais)) escrita.set(db.doc(caminho), dados);
  await escrita.commit();
}

async function semear() {
  const ideia = caminhos.ideia(c.contexto, 'dela');
  const dele = caminhos.ideia(c.contexto, 'dele');
  const desafio = caminhos.registro(c.contexto, 'desafios', 'desafio');
  const sob = caminhos.sob(dele);
  const folha = caminhos.registro(c.contexto, 'respostas', `folha-${clara.uid}`);
  const foto = `${clara.referencia}/foto/rosto.png`;
  const em = new Date();
  const agora = { createdAt: em, updatedAt: em, createdBy: clara.uid, updatedBy: clara.uid, deletedAt: null };
  const documentos: Record<string, object> = {
    [clara.referencia]: umColaborador(clara, { telefone: TELEFONE }),
    [caminhos.usuario(clara.uid)]: umUsuario(clara),
    [`convites/de-${clara.uid}`]: umConvite(clara, {
      email: clara.email,
      idEmpresa: c.contexto.empresaId,
      idProjeto: 'p',
      idQuestionario: 'q',
    }),
    [ideia]: umaIdeiaPublicada(clara),
    [dele]: umaIdeiaPublicada(caio, { participantesReferences: [clara.referencia] }),
    [desafio]: umDesafio(clara),
    [`${sob.comentarios}/x`]: umComentario(clara),
    [`${sob.likes}/${clara.uid}`]: umLike(clara),
    [`${sob.movimentacoes}/x`]: umaMovimentacao(clara),
    [`${sob.marcos}/x`]: umMarco(clara, dele),
    [`${sob.conflitos}/${clara.uid}`]: umConflito(clara, dele, { motivo: `A irmã de ${clara.nome} propôs.` }),
    [caminhosDoJuri.impedimento(c.contexto, { idProjeto: 'p', idEmpresa: 'x', avaliador: clara.uid })]: {
      idProjeto: 'p',
      idEmpresa: 'x',
      avaliador: clara.uid,
      motivo: `A irmã de ${clara.nome} trabalha lá.`,
      ...agora,
    },
    [`${caminhos.cartelas(dele, 'r')}/${clara.uid}`]: umaCartela(clara),
    [`${sob.patrocinios}/${clara.uid}`]: umPatrocinio(clara, { moedas: 0 }),
    [`${caminhos.sob(desafio).patrocinios}/${clara.uid}`]: umPatrocinio(clara, { moedas: 0 }),
    [`${caminhos.comiteAtividades(c.contexto)}/x`]: umaAtividade(clara),
    [`${caminhos.decisoes(c.contexto, '1')}/x`]: umaDecisao(clara),
    [`${caminhos.ranking(c.contexto, REGULAMENTO)}/${clara.uid}`]: umaPosicao(clara),
    [caminhos.projeto(c.contexto, 'p')]: umProjeto(ana),
    [caminhos.registro(c.contexto, 'questionarios', 'q')]: {
      ...umQuestionario(ana),
      idProjeto: 'p',
      versao: 1,
    },
    [`${caminhos.registro(c.contexto, 'questionarios', 'q')}/versoes/1`]: umQuestionarioPublicado(),
    [folha]: {
      idQuestionario: 'q',
      idProjeto: 'p',
      idEmpresa: c.contexto.empresaId,
      idRespondente: clara.uid,
      versao: 1,
      pausado: true,
      stepPausado: 0,
      perguntas: [],
      finalizadoEm: null,
      notas: {},
      ...agora,
    },
    [caminhosDaFolha.contato(folha)]: {
      nome: clara.nome,
      email: clara.email,
      relatorio: false,
      updatedAt: em,
    },
    [caminhoDoEnviado(foto)]: {
      path: foto,
      autor: clara.uid,
      tamanho: 10,
      recusado: null,
      createdAt: em,
      conferirEm: em,
    },
  };
  const cartas: Record<string, object> = Object.fromEntries([
    emailNaFila(`resumo-${clara.uid}`, { tipo: 'resumoDiario', para: clara.email, dados: {} }),
    emailNaFila(`convite-${clara.uid}`, {
      tipo: 'convite',
      para: `outra-${randomUUID().slice(0, 6)}@exemplo.com.br`,
      dados: { convidante: clara.nome },
      remetente: remetenteDe(c.contexto, clara.uid, { convidada: caio.referencia, convite: 'EMPRESA' }),
    }),
  ]);
  await escrever(documentos);
  await assentar();
  // As they lie there after they were sent.
  await semGatilhos(() => escrever(cartas));
  onde = Object.fromEntries(
    [...Object.keys(documentos), ...Object.keys(cartas)].map((caminho) => [
      caminho.split('/').at(-2),
      caminho,
    ]),
  );
}

/** Collections that say her name, address or number, of her company and of what lies in none. */
async function ondeEsta(): Promise<string[]> {
  const nomes = [...new Set(COLECOES.map(nomeDaColecao))];
  const daEmpresa = await Promise.all(
    nomes.map((nome) => abaixoDe(db, caminhos.empresa(c.contexto), nome).get()),
  );
  const deFora = await Promise.all(
    ['usuarios', 'convites', 'arquivos', 'filaDeEmails', 'idempotencia'].map((nome) =>
      db.collection(nome).get(),
    ),
  );
  const achadas = [...daEmpresa, ...deFora].flatMap(({ docs }) =>
    docs.flatMap((documento) => {
      const texto = JSON.stringify(documento.data());
      const diz = [clara.nome, clara.email, TELEFONE, 'rosto'].some((dela) => texto.includes(dela));
      return diz ? [documento.ref.parent.id] : [];
    }),
  );
  return [...new Set(achadas)].toSorted();
}

beforeAll(async () => {
  c = await cenario([]);
  const marca = randomUUID().slice(0, 6);
  [ana, caio] = [c.pessoa('Ana', 'ADMIN'), c.pessoa('Caio')];
  const uid = `quem-${marca}`;
  clara = persona(`Clarissa Quintanilha ${marca}`, 'MEMBER', {
    contexto: c.contexto,
    uid,
    email: `clarissa.${marca}@exemplo.com.br`,
    referencia: caminhos.colaborador(c.contexto, uid),
  });
  for (const p of [ana, caio]) await db.doc(p.referencia).set(umColaborador(p));
  await semear();
});

it('a pessoa está em todo lugar em que a lista diz que uma pessoa pode estar', async () => {
  const daLista = [...ASSINATURAS.map(({ colecao }) => colecao), ...Object.keys(COM_ATO_PROPRIO)];
  const esperadas = new Set([...daLista, 'arquivos', 'filaDeEmails']);
  expect(await ondeEsta()).toEqual([...esperadas].toSorted());
});

it('o que se leva tem o que está em seu nome: também ideias de outros, arquivos e e-mails', async () => {
  const { resultado, erro } = await chamarAqui(
    'usersFunctions-exportarMeusDados',
    { ...c.contexto, formato: 'json' },
    { por: clara },
  );
  expect(erro).toBeUndefined();
  const { dados } = resultado as { dados: Record<string, { caminho: string }[]> };
  const levados = new Set(
    Object.values(dados).flatMap((registros) => registros.map(({ caminho }) => caminho)),
  );
  // Copies of records that are there themselves, and what lies with the sheet.
  const copias = new Set([
    'projetos',
    'questionarios',
    'versoes',
    'rankingPorColaborador',
    'contato',
    'decisoes',
    'filaDeEmails',
  ]);
  expect(
    Object.entries(onde).flatMap(([colecao, caminho]) =>
      copias.has(colecao) || levados.has(caminho) ? [] : [colecao],
    ),
  ).toEqual([]);
  expect(dados['ideiasDeOutros']).toMatchObject([{ caminho: caminhos.ideia(c.contexto, 'dele') }]);
  expect(dados['emails']).toMatchObject([
    { assunto: 'Resumo do dia', caminho: `filaDeEmails/resumo-${clara.uid}` },
  ]);
});

it('apagada, não está em lugar nenhum; o que fez continua lá, e os outros continuam nomeados', async () => {
  const apagar = () =>
    chamarAqui(
      'colaboradoresFunctions-anonimizarColaborador',
      { ...c.contexto, colaboradorId: clara.uid },
      { por: ana },
    );
  expect((await apagar()).erro).toBeUndefined();
  await assentar();
  expect(await ondeEsta()).toEqual([]);
  expect((await db.doc(onde['comentarios'] ?? '').get()).data()).toMatchObject({
    comentario: umComentario(clara).comentario,
    autor: { nome: 'Pessoa removida', refPath: clara.referencia },
  });
  expect((await db.doc(caminhos.ideia(c.contexto, 'dele')).get()).get('autorNome')).toBe(caio.nome);
  expect((await apagar()).erro).toBeUndefined();
});
