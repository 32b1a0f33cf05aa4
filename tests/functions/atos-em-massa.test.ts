/**
 * What holds for every act over many records (functions/src/nucleo/atosEmMassa.ts): a bad record in the middle holds up
 * no other and is said; killed at any of five places and done again, it leaves what a run without a kill leaves.
 */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDasEvidencias } from '@/domain/evidencias/evidencia';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { pontaDe } from '@/domain/ideias/vinculo';
import { lugarDoPai } from '@/domain/pai/pai';
import { diaDe, fimDoDia } from '@/domain/comum/datas';
import type { Membro } from '@functions/chamada/quem';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { projetarAtividadesDaPessoa, projetarAtividadesDo } from '@functions/nucleo/atividades';
import { anonimizar } from '@functions/nucleo/anonimizar';
import { ATOS_EM_MASSA, type NomeDoAto } from '@functions/nucleo/atosEmMassa';
import { acertarConvidadosDe } from '@functions/nucleo/convidados';
import { convidarParaDiagnostico } from '@functions/nucleo/convidarParaDiagnostico';
import { acertarCronogramasDo } from '@functions/nucleo/cronogramas';
import { copiarEstadoDaEmpresa, renomearVinculos } from '@functions/nucleo/empresas';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { notificarComentario, retirarComentario } from '@functions/nucleo/noticias';
import { idDaNotificacao, notificar } from '@functions/nucleo/notificar';
import { copiarPermissoes } from '@functions/nucleo/permissoes';
import { copiarNome } from '@functions/nucleo/pessoas';
import { ordenarTodosOsRankings } from '@functions/nucleo/posicoes';
import { publicarResultados, retirarResultados } from '@functions/nucleo/publicarResultados';
import { acertarOsQueUsam } from '@functions/nucleo/questionarios';
import { resumirODia } from '@functions/nucleo/resumoDoDia';
import { acertarVinculosDo } from '@functions/nucleo/vinculos';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import {
  emDias,
  REGULAMENTO,
  umaEmpresa,
  umaIdeiaPublicada,
  umaNotificacao,
  umColaborador,
  umComentario,
  umConvite,
  umLike,
  umMarco,
  umProjeto,
  umRegulamento,
  umVinculo,
} from '@tests/support/documentos';
import { umaEvidencia } from '@tests/support/evidencia';
import { umCronograma } from '@tests/support/imersao';
import { umaMedia } from '@tests/support/media';
import { type Persona, persona } from '@tests/support/personas';
import { umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from './apoio';
import { comMatriz } from './contas';
import { comecarDeNovo, vivendo } from './hospede';

const NOMES = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'];
const MEIO = 2;
const LUGARES = [0, 0.25, 0.5, 0.75, 0.95];
const agora = new Date();

/** One act in a company of its own. */
interface Cena {
  agir: () => Promise<unknown>;
  /** The record in the middle of those that it goes through. */
  meio: string;
  /** What makes it a bad one, and leaves it where the act finds it. */
  ruim: object;
  /** Those to which something happened, by their places; all of them when the act was done. */
  feitos: () => Promise<number[]>;
  /** All is refused before anything is written: the reason stands with the act. */
  tudoOuNada?: true;
  /** It passes over the bad one, and says so in the log (functions/src/banco.ts, `legivel`). */
  passaPor?: true;
}

const escrever = async (documentos: Record<string, object>) => {
  const lote = db.batch();
  for (const [caminho, dados] of Object.entries(documentos)) lote.set(db.doc(caminho), dados);
  await lote.commit();
};

type Mundo = Awaited<ReturnType<typeof mundo>>;
/** Always the same ids, in an empty project: what one run leaves can be compared with what another one leaves. */
async function mundo() {
  await comecarDeNovo();
  const contexto: Contexto = { licenciadaId: 'licenciada-massa', empresaId: 'empresa-massa' };
  const gente = NOMES.map((nome) => {
    const uid = `${nome.toLowerCase()}-massa`;
    const referencia = caminhos.colaborador(contexto, uid);
    const email = `${uid}@exemplo.com.br`;
    return persona(nome, nome === 'Ana' ? 'ADMIN' : 'COLLABORATOR', { contexto, uid, email, referencia });
  });
  await escrever({
    [caminhos.empresa(contexto)]: umaEmpresa(),
    ...Object.fromEntries(gente.map((cada) => [cada.referencia, umColaborador(cada)])),
  });
  await comMatriz(contexto, 'COLLABORATOR', { 3: {} });
  const [ana] = gente;
  if (!ana) throw new Error('sem gente');
  return { contexto, gente, ana, escrever };
}

/** Places of the paths whose record passes the test. */
const lugaresCom = async (
  caminhosDeles: readonly string[],
  serve: (dados: Record<string, unknown>) => boolean,
) => {
  const documentos = await db.getAll(...caminhosDeles.map((caminho) => db.doc(caminho)));
  return documentos.flatMap((documento, i) => (serve(documento.data() ?? {}) ? [i] : []));
};
const um = <T>(itens: readonly T[], i = MEIO): T => {
  const achado = itens[i];
  if (achado === undefined) throw new Error('falta um');
  return achado;
};
const cinco = <T>(fazer: (i: number) => T): T[] => NOMES.map((_, i) => fazer(i));
const porCaminho = (caminhosDeles: readonly string[], dados: (i: number) => object) =>
  Object.fromEntries(caminhosDeles.map((caminho, i) => [caminho, dados(i)]));
const digest = (texto: string) => createHash('sha256').update(texto).digest('hex');

const membroDe = (m: Mundo, pessoa: Persona = m.ana): Membro =>
  ({
    db,
    chave: `chave-${m.contexto.empresaId}`,
    contexto: m.contexto,
    uid: pessoa.uid,
    email: pessoa.email,
    colaborador: umColaborador(pessoa),
    quem: {
      uid: pessoa.uid,
      referencia: pessoa.referencia,
      papel: 'ADMIN',
      externo: false,
      empresaAtiva: true,
      organiza: true,
      gestao: true,
      incentivo: true,
      configuracoes: true,
      diagnostico: true,
      flags: {},
    },
  }) as unknown as Membro;

const convidadas = (m: Mundo) =>
  cinco((i): Contexto => ({ ...m.contexto, empresaId: `${m.contexto.empresaId}-${i}` }));

/** A questionnaire with five companies in its ranking. */
async function comMedias(m: Mundo) {
  const caminho = caminhos.registro(m.contexto, 'questionarios', 'q');
  const empresas = convidadas(m);
  const medias = empresas.map(({ empresaId }) => caminhosDasMedias.uma(m.contexto, 'q', empresaId));
  await m.escrever({
    [caminhos.projeto(m.contexto, 'p')]: umProjeto(m.ana),
    [caminho]: { ...umQuestionario(m.ana), versao: 1 },
    [`${caminho}/versoes/1`]: umQuestionarioPublicado(),
    ...porCaminho(medias, (i) =>
      umaMedia({ idEmpresa: um(empresas, i).empresaId, mediaEmpresa: 90_00 - i * 10_00, fase: 3 }),
    ),
  });
  const ditos = empresas.map(({ empresaId }) => caminhosDaPublicacao.resultado(m.contexto, 'q', empresaId));
  return { medias, ditos, qual: { idProjeto: 'p', idQuestionario: 'q' } };
}

/** Open invitations of five people to a questionnaire, whose reminder is due. */
async function comConvites(m: Mundo, uid?: string) {
  const caminho = caminhos.registro(m.contexto, 'questionarios', 'q');
  await m.escrever({
    [caminhos.projeto(m.contexto, 'p')]: umProjeto(m.ana),
    [caminho]: {
      ...umQuestionario(m.ana),
      dataAtuacao: emDias(-5),
      dataVigencia: emDias(5),
      limiteUsuario: 0,
      fases: [],
      versao: 1,
    },
    [`${caminho}/versoes/1`]: umQuestionarioPublicado(),
  });
  const convites = cinco((i) => `${caminhos.convites}/convite-${i}-${m.contexto.empresaId}`);
  await m.escrever(
    porCaminho(convites, (i) => ({
      ...umConvite(um(m.gente, i)),
      idColaboradorConvidado: uid ?? um(m.gente, i).uid,
      idProjeto: 'p',
      idQuestionario: 'q',
      enviadoEm: emDias(-8),
      lembrarEm: emDias(-1),
      lembretes: 0,
    })),
  );
  return convites;
}

const CENAS: Record<NomeDoAto, (m: Mundo) => Promise<Cena>> = {
  resumoDoDia: async (m) => {
    await m.escrever({ [caminhos.ideia(m.contexto, 'i')]: umaIdeiaPublicada(m.ana) });
    const marcos = cinco((i) => `${caminhos.sob(caminhos.ideia(m.contexto, 'i')).marcos}/m${i}`);
    const amanha = fimDoDia(diaDe(emDias(1)));
    await m.escrever(
      porCaminho(marcos, (i) =>
        umMarco(um(m.gente, i), caminhos.ideia(m.contexto, 'i'), { dataPrazo: amanha }),
      ),
    );
    const caixas = m.gente.map(({ uid }) => caminhos.notificacoes(m.contexto, uid));
    await m.escrever(
      Object.fromEntries(
        caixas.map((caixa) => [
          `${caixa}/ontem`,
          umaNotificacao({
            sobre: null,
            quem: null,
            origem: caminhos.ideia(m.contexto, 'i'),
            createdAt: emDias(-1),
          }),
        ]),
      ),
    );
    return {
      agir: () => resumirODia(db, agora),
      meio: um(m.gente).referencia,
      ruim: { nome: 7 },
      feitos: async () => {
        const quantas = await Promise.all(
          caixas.map(async (caixa) => (await db.collection(caixa).where('tipo', '==', 'MARCO').get()).size),
        );
        return quantas.flatMap((n, i) => (n > 0 ? [i] : []));
      },
    };
  },
  lembrarConvidadosTodoDia: async (m) => {
    const convites = await comConvites(m);
    return {
      agir: () => lembrarOsDevidos(db, agora),
      meio: um(convites),
      ruim: { hashes: 7 },
      feitos: () => lugaresCom(convites, ({ lembretes }) => lembretes === 1),
    };
  },
  limparArquivosTodoDia: async (m) => {
    const nomes = cinco((i) => `${caminhos.ideia(m.contexto, 'i')}/${i}.pdf`);
    const registros = nomes.map((path) => `${caminhos.arquivos}/${digest(path)}`);
    await m.escrever(
      porCaminho(registros, (i) => ({
        path: um(nomes, i),
        autor: m.ana.uid,
        tamanho: 1,
        recusado: null,
        createdAt: emDias(-3),
        conferirEm: new Date(emDias(-2).getTime() + i),
      })),
    );
    const reservas = cinco((i) => caminhosDasEvidencias.uma(m.contexto, `v${i}`));
    await m.escrever(
      porCaminho(reservas, () =>
        umaEvidencia(m.ana, { situacao: 'ENVIANDO', lugar: null, expiraEm: emDias(-1) }),
      ),
    );
    return {
      agir: async () => {
        await soltarReservasVencidas(db, agora);
        await limparArquivos(db, 'demo-massa.appspot.com', agora);
      },
      meio: um(registros),
      ruim: { tamanho: 'muito' },
      feitos: async () => {
        const soltas = await lugaresCom(reservas, ({ deletedAt }) => deletedAt !== null);
        return lugaresCom(registros, ({ path }) => path === undefined).then((fora) =>
          fora.filter((i) => soltas.includes(i)),
        );
      },
    };
  },
  ordenarRankingsTodoDia: async (m) => {
    const empresas = convidadas(m);
    const ideias = empresas.map((empresa) => caminhos.ideia(empresa, 'i'));
    const memorias = empresas.map((empresa) => `${caminhos.contador(empresa, 'ideias')}/posicoes/moedas`);
    await m.escrever({
      [caminhos.licenciada(m.contexto.licenciadaId)]: { nome: 'L' },
      ...porCaminho(empresas.map(caminhos.empresa), () => umaEmpresa()),
      ...porCaminho(ideias, () => ({
        ...umaIdeiaPublicada(m.ana),
        rankingByMoedas: { totalMoedas: 5, ranking: null, fromLastUpdate: 'NOT_CHANGED' },
      })),
    });
    return {
      agir: () => ordenarTodosOsRankings(db, agora),
      meio: um(memorias),
      ruim: { dia: 7 },
      feitos: () =>
        lugaresCom(ideias, ({ rankingByMoedas }) => (rankingByMoedas as { ranking: unknown }).ranking === 1),
    };
  },
  publicarResultados: async (m) => {
    const { medias, ditos, qual } = await comMedias(m);
    return {
      agir: () => publicarResultados(membroDe(m), qual),
      meio: um(medias),
      ruim: { folhas: 'duas' },
      feitos: () => lugaresCom(ditos, ({ mediaEmpresa }) => typeof mediaEmpresa === 'number'),
      tudoOuNada: true,
    };
  },
  retirarResultados: async (m) => {
    const { ditos, qual } = await comMedias(m);
    await publicarResultados(membroDe(m), qual);
    return {
      agir: () => retirarResultados(membroDe(m), qual),
      meio: um(ditos),
      ruim: { mediaEmpresa: 'alta' },
      // What it cannot read it can take back all the same.
      feitos: () => lugaresCom(ditos, ({ organizadora }) => organizadora === undefined),
    };
  },
  anonimizar: async (m) => {
    const bia = um(m.gente, 1);
    const convites = await comConvites(m, bia.uid);
    await m.escrever({ [caminhos.ideia(m.contexto, 'i')]: umaIdeiaPublicada(m.ana) });
    await m.escrever({ [`${caminhos.sob(caminhos.ideia(m.contexto, 'i')).likes}/${bia.uid}`]: umLike(bia) });
    return {
      agir: () => anonimizar(membroDe(m), bia.uid),
      meio: um(convites),
      ruim: { hashes: 7 },
      feitos: () => lugaresCom(convites, ({ email }) => String(email).includes('removid')),
    };
  },
  copiarNome: async (m) => {
    const ideias = cinco((i) => caminhos.ideia(m.contexto, `i${i}`));
    await m.escrever(porCaminho(ideias, () => umaIdeiaPublicada(m.ana)));
    await db.doc(m.ana.referencia).update({ nome: 'Ana Nova' });
    return {
      agir: () => copiarNome(db, m.contexto, m.ana.uid),
      meio: um(ideias),
      ruim: { titulo: 7 },
      feitos: () => lugaresCom(ideias, (dados) => Object.values(dados).includes('Ana Nova')),
    };
  },
  projetarAtividadesDaPessoa: async (m) => {
    const { marcos, atividades } = await comMarcos(m);
    await db.doc(caminhos.ideia(m.contexto, 'i')).update({ titulo: 'Outro título' });
    return {
      agir: () => projetarAtividadesDaPessoa(db, m.contexto, m.ana.referencia),
      meio: um(marcos),
      ruim: { acoes: 7 },
      feitos: async () =>
        lugaresCom(await atividades(), (dados) => JSON.stringify(dados).includes('Outro título')),
    };
  },
  retirarComentario: async (m) => {
    const lugar = lugarDoPai(IDEIA, m.contexto, 'i');
    const origem = `${caminhos.sob(lugar.caminho).comentarios}/c`;
    const novas = m.gente.map(({ uid }) => `${caminhos.notificacoes(m.contexto, uid)}/n`);
    await m.escrever(porCaminho(novas, () => umaNotificacao({ origem, sobre: lugar.caminho })));
    return {
      agir: () => retirarComentario(db, lugar, 'c'),
      meio: um(novas),
      ruim: { tipo: 7 },
      feitos: () => lugaresCom(novas, ({ noProduto }) => noProduto === false),
    };
  },
  desdizerMencoes: async (m) => {
    const lugar = lugarDoPai(IDEIA, m.contexto, 'i');
    const origem = `${caminhos.sob(lugar.caminho).comentarios}/c`;
    const novas = m.gente.map(({ uid }) => `${caminhos.notificacoes(m.contexto, uid)}/n`);
    await m.escrever({
      [origem]: umComentario(m.ana),
      ...porCaminho(novas, () => umaNotificacao({ origem, sobre: lugar.caminho, tipo: 'MENCAO' })),
    });
    return {
      agir: () => notificarComentario(db, lugar, 'c', true),
      meio: um(novas),
      ruim: { detalhe: 7 },
      feitos: () => lugaresCom(novas, ({ noProduto }) => noProduto === false),
    };
  },
  notificar: async (m) => {
    const lugar = lugarDoPai(IDEIA, m.contexto, 'i');
    await m.escrever({ [lugar.caminho]: umaIdeiaPublicada(m.ana) });
    const novas = m.gente.map(({ uid }) => `${caminhos.notificacoes(m.contexto, uid)}/fato`);
    return {
      agir: () =>
        notificar(db, m.contexto, {
          id: idDaNotificacao('fato'),
          quem: null,
          sobre: lugar,
          origem: lugar.caminho,
          detalhe: {},
          para: new Map(m.gente.map(({ uid }) => [uid, ['COMENTARIO'] as const])),
        }),
      meio: um(m.gente).referencia,
      ruim: { nome: 7 },
      feitos: () => lugaresCom(novas, ({ tipo }) => tipo === 'COMENTARIO'),
    };
  },
  convidarParaDiagnostico: async (m) => {
    await comConvites(m);
    const emails = m.gente.map(({ email }) => email);
    const qual = { idEmpresa: m.contexto.empresaId, idProjeto: 'p', idQuestionario: 'q' };
    const caminho = caminhos.registro(m.contexto, 'questionarios', 'q');
    return {
      agir: () => convidarParaDiagnostico(membroDe(m), emails, qual),
      meio: caminho,
      ruim: { nome: 7 },
      feitos: async () => {
        const { docs } = await db
          .collection(caminhos.convites)
          .where('idLicenciada', '==', m.contexto.licenciadaId)
          .get();
        const novos = docs.filter(({ id }) => !id.startsWith('convite-')).map((d) => String(d.get('email')));
        return emails.flatMap((email, i) => (novos.includes(email) ? [i] : []));
      },
      tudoOuNada: true,
    };
  },
  copiarEstadoDaEmpresa: async (m) => {
    const referencias = m.gente.map(({ referencia }) => referencia);
    await db.doc(caminhos.empresa(m.contexto)).update({ status: 'INATIVO' });
    return {
      agir: () => copiarEstadoDaEmpresa(db, m.contexto),
      meio: um(referencias),
      ruim: { nome: 7 },
      feitos: () => lugaresCom(referencias, ({ empresaStatus }) => empresaStatus === 'INATIVO'),
    };
  },
  renomearVinculos: async (m) => {
    await db.doc(caminhos.empresa(m.contexto)).update({ nomeFantasia: 'Nome Novo' });
    const usuarios = m.gente.map(({ uid }) => caminhos.usuario(uid));
    return {
      agir: () => renomearVinculos(db, m.contexto),
      meio: um(m.gente).referencia,
      ruim: { nome: 7 },
      feitos: () => lugaresCom(usuarios, (dados) => JSON.stringify(dados).includes('Nome Novo')),
    };
  },
  copiarPermissoes: async (m) => {
    const outros = m.gente.map((_, i) =>
      caminhos.colaborador(m.contexto, `outro-${i}-${m.contexto.empresaId}`),
    );
    await m.escrever(
      porCaminho(outros, (i) =>
        umColaborador(um(m.gente, i), { role: 'COLLABORATOR', permissoes: 'velhas' }),
      ),
    );
    return {
      agir: () => copiarPermissoes(db, m.contexto, 'COLLABORATOR'),
      meio: um(outros),
      ruim: { nome: 7 },
      feitos: () => lugaresCom(outros, ({ permissoes }) => permissoes !== 'velhas'),
    };
  },
  acertarCronogramasDo: async (m) => {
    const imersoes = cinco((i) => `${caminhosDaImersao.colecao(m.contexto)}/c${i}`);
    await m.escrever({
      [lugarDoPai(DESAFIO, m.contexto, 'd').caminho]: umDesafio(m.ana),
      ...porCaminho(imersoes, () => umCronograma(m.ana, { idDesafio: 'd', publico: false, ocupadas: 3 })),
    });
    return {
      agir: () => acertarCronogramasDo(db, m.contexto, 'd'),
      meio: um(imersoes),
      ruim: { quantidadeDeVagas: 'muitas' },
      feitos: () => lugaresCom(imersoes, ({ ocupadas }) => ocupadas === 0),
    };
  },
  acertarVinculosDo: async (m) => {
    const lugar = lugarDoPai(IDEIA, m.contexto, 'i');
    const vinculos = cinco((i) => `${caminhos.vinculosDeIdeias(m.contexto)}/v${i}`);
    await m.escrever({
      [lugar.caminho]: umaIdeiaPublicada(m.ana, { visibilidade: 'RASCUNHO' }),
      ...porCaminho(vinculos, (i) => umVinculo(m.ana, [pontaDe(IDEIA, 'i'), pontaDe(IDEIA, `o${i}`)])),
    });
    return {
      agir: () => acertarVinculosDo(db, lugar),
      meio: um(vinculos),
      ruim: { createdBy: 7 },
      feitos: () => lugaresCom(vinculos, ({ publicas }) => publicas === false),
    };
  },
  acertarConvidadosDe: async (m) => {
    const bia = um(m.gente, 1);
    const convites = await comConvites(m, bia.uid);
    return {
      agir: () => acertarConvidadosDe(db, bia.uid),
      meio: um(convites),
      ruim: { hashes: 7 },
      feitos: async () => {
        const { docs } = await db.collection(caminhos.daEmpresa(m.contexto, 'convidados')).get();
        const ids = docs.map(({ id }) => id);
        return convites.flatMap((c, i) => (ids.includes(c.slice(c.lastIndexOf('/') + 1)) ? [i] : []));
      },
    };
  },
  acertarOsQueUsam: async (m) => {
    const ids = cinco((i) => `q${i}`);
    const onde = ids.map((id) => `${questionarios.onde(m.contexto)}/${id}`);
    await m.escrever({
      ...porCaminho(onde, () => ({ ...umQuestionario(m.ana), versao: 1, mudou: false })),
      ...porCaminho(
        onde.map((caminho) => `${caminho}/versoes/1`),
        () => umQuestionarioPublicado(),
      ),
      ...porCaminho(
        ids.map((id) => `${perguntas.onde(m.contexto)}/${id}-a`),
        (i) => ({ ...umaPergunta(m.ana), idQuestionario: um(ids, i), tipoDeResposta: 't' }),
      ),
    });
    return {
      agir: () => acertarOsQueUsam(db, m.contexto, 't'),
      meio: um(onde),
      ruim: { nome: 7 },
      feitos: () => lugaresCom(onde, ({ mudou }) => mudou === true),
      passaPor: true,
    };
  },
  recalcular: async (m) => {
    const ideias = cinco((i) => caminhos.ideia(m.contexto, `i${i}`));
    await m.escrever({
      [caminhos.regulamentoIdeias(m.contexto, REGULAMENTO)]: umRegulamento(),
      ...porCaminho(ideias, () => umaIdeiaPublicada(m.ana)),
    });
    await m.escrever(
      porCaminho(
        ideias.map((ideia) => `${caminhos.sob(ideia).likes}/${m.ana.uid}`),
        () => umLike(m.ana),
      ),
    );
    return {
      agir: () => conferirEmpresa(db, m.contexto),
      meio: um(ideias),
      ruim: { titulo: 7 },
      feitos: () =>
        lugaresCom(ideias, (dados) => (dados['rankingByLikes'] as { totalLikes: number }).totalLikes === 1),
    };
  },
};

async function comMarcos(m: Mundo) {
  const lugar = lugarDoPai(IDEIA, m.contexto, 'i');
  const marcos = cinco((i) => `${caminhos.sob(lugar.caminho).marcos}/m${i}`);
  await m.escrever({
    [lugar.caminho]: umaIdeiaPublicada(m.ana),
    ...porCaminho(marcos, () => umMarco(m.ana, lugar.caminho)),
  });
  await projetarAtividadesDo(db, lugar);
  const atividades = async () => {
    const { docs } = await db.collection(caminhos.atividades(m.contexto)).get();
    return marcos.map((marco) => docs.find((d) => d.get('marcoReference') === marco)?.ref.path ?? '');
  };
  return { marcos, atividades };
}

/** All that is stored, without what differs from run to run. */
async function guardado(): Promise<string[]> {
  const linhas: string[] = [];
  const abaixo = async (colecao: FirebaseFirestore.CollectionReference): Promise<void> => {
    for (const ref of await colecao.listDocuments()) {
      const documento = await ref.get();
      if (documento.exists) linhas.push(`${ref.path} ${JSON.stringify(emOrdem(documento.data()))}`);
      for (const filha of await ref.listCollections()) await abaixo(filha);
    }
  };
  for (const colecao of await db.listCollections()) if (colecao.id !== 'sentinelas') await abaixo(colecao);
  return linhas
    .map((linha) =>
      linha
        .replaceAll(/"(segredo|rodada)":"[^"]*"/g, '"$1":"sorteado"')
        .replaceAll(/"[\w-]{43}"/g, '"resumo de um segredo"')
        .replaceAll(/\{"_nanoseconds":\d+,"_seconds":\d+\}|"\d{4}-\d\d-\d\dT[^"]*"/g, '"instante"'),
    )
    .toSorted();
}
/** Fields by their names: a record that was written in two steps has them in another order. */
function emOrdem(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map(emOrdem);
  if (typeof valor !== 'object' || valor === null) return valor;
  const campos = Object.entries(valor).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(campos.map(([campo, v]) => [campo, emOrdem(v)]));
}
const TODOS = cinco((i) => i);
const SEM_O_MEIO = TODOS.filter((i) => i !== MEIO);

describe.each(Object.keys(ATOS_EM_MASSA) as NomeDoAto[])('T460 %s', (nome) => {
  it('um registro ruim no meio não detém os outros, e é dito; consertado, repetir faz o que ficou', async () => {
    const m = await mundo();
    const { agir, meio, ruim, feitos, tudoOuNada, passaPor } = await CENAS[nome](m);
    expect(await feitos()).toEqual([]);
    const antes = await db.doc(meio).get();
    await db.doc(meio).set(ruim, { merge: true });
    const ficou = await agir().then(
      () => '',
      (causa: unknown) => String(causa),
    );
    const feitosComRuim = await feitos();
    if (tudoOuNada) expect(feitosComRuim).toEqual([]);
    else if (passaPor) expect(feitosComRuim).toEqual(SEM_O_MEIO);
    else if (ficou === '') expect(feitosComRuim).toEqual(TODOS);
    else expect(feitosComRuim).toEqual(expect.arrayContaining(SEM_O_MEIO));
    if (antes.exists) await db.doc(meio).set(antes.data() ?? {});
    else await db.doc(meio).delete();
    await agir();
    expect(await feitos()).toEqual(TODOS);
  });

  it('morto em cinco lugares e feito de novo, deixa o que deixa sem morrer', async () => {
    const pedidos = await vivendo(1e6, (await CENAS[nome](await mundo())).agir);
    const certo = await guardado();
    for (const lugar of LUGARES) {
      const { agir } = await CENAS[nome](await mundo());
      await vivendo(Math.floor(pedidos * lugar), agir);
      await agir();
      expect(await guardado(), `morto no pedido ${Math.floor(pedidos * lugar)} de ${pedidos}`).toEqual(certo);
    }
  });
});
