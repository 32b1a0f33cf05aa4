// @vitest-environment node
// The spreadsheet of 'Meus dados' is read by a person (found by using it: U12): words, local times, nothing of the program.
import { umComunicado, umSeguindo } from '@tests/support/seguindo';
import { expect, it } from 'vitest';
import {
  umaAtividade,
  umaCarteira,
  umaCartela,
  umasVisoes,
  umaIdeiaPublicada,
  umaLinhaDoExtrato,
  umaMovimentacao,
  umaNotificacao,
  umaPontuacao,
  umColaborador,
  umComentario,
  umComite,
  umConflito,
  umConvite,
  umLike,
  umMarco,
  umPatrocinio,
  umUsuario,
} from '@tests/support/documentos';
import { umaEvidencia } from '@tests/support/evidencia';
import { umDesafio } from '@tests/support/desafio';
import { umaInscricao, umaSolucao } from '@tests/support/imersao';
import { ana, caio } from '@tests/support/personas';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { caminhos } from '@/domain/comum/caminhos';
import { permissoesEmTexto } from '@/domain/acesso/permissoes-em-texto';
import { type MeusDados, NOMES_DAS_SECOES, registroPlano, SECOES } from './meus-dados';
import { csvDosDados } from './meus-dados-em-palavras';

const dia = new Date('2026-11-20T15:04:05Z');
const ideia = caminhos.ideia(ana.contexto, 'i1');
const foto = { path: `${ana.referencia}/f/foto.png`, name: 'Minha foto.png', size: 10, type: 'image/png' };
const permissoes = permissoesEmTexto({ 3: { leitura: true, criacao: true, editar: false, remover: false } });

const registros: Record<keyof typeof SECOES, object> = {
  cadastro: umColaborador(ana, {
    image: [foto],
    permissoes,
    dataNascimento: new Date('1990-05-20T12:00:00Z'),
    semRascunhosAte: dia,
    semRascunhosPor: 'tipoDeJogada',
    comecoVistoEm: dia,
  }),
  conta: umUsuario(ana),
  convites: umConvite(ana, { convite: false, respondidoEm: dia }),
  respostas: {
    questionario: 'Autodiagnóstico',
    respostas: ['Há metas? Sim'],
    finalizadoEm: dia,
    nome: 'Ana',
    email: 'ana@exemplo.com.br',
    relatorio: true,
  },
  impedimentos: {
    idEmpresa: 'convidada',
    idProjeto: 'p',
    motivo: 'Trabalhei lá até o ano passado.',
    createdAt: dia,
  },
  avaliacoes: {
    idEmpresaNota: 'convidada',
    idQuestionario: 'q',
    nota: 72.5,
    justificativa: 'Há método e pessoas.',
    desconsiderado: false,
    createdAt: dia,
  },
  decisoesDeVotos: {
    categoria: 'Indústria',
    situacao: 'Anulado',
    motivo: 'Votos repetidos',
    decididoEm: dia,
  },
  ideias: umaIdeiaPublicada(ana, {
    titulo: 'ATIVO',
    status: 'PRE_ANALISE',
    publishedAt: dia,
    rankingByLikes: { ranking: 1, totalLikes: 7, fromLastUpdate: 'NOT_CHANGED' },
    totalComentarios: 3,
    anexos: [foto],
    participantesReferences: [caio.referencia],
  }),
  desafios: umDesafio(ana),
  ideiasDeOutros: { titulo: 'Luz que se apaga sozinha' },
  participacoes: { titulo: 'Menos plástico na embalagem' },
  inscricoes: { ...umaInscricao(ana), status: 'Participou' },
  propostas: umaSolucao(ana),
  jogadas: umaJogada(ana),
  taticas: {
    ...umaTaticaDaJogada(ana, { vinculos: ['outra'], corVinculos: 'teal', numeroDoVinculo: 1 }),
    status: 'Em estudo',
  },
  movimentacoesDeTaticas: { ...umaMovimentacaoDeTatica(ana), status: 'Em estudo' },
  evidencias: umaEvidencia(ana),
  comentarios: umComentario(ana),
  denuncias: {
    conteudo: 'o comentário da ideia',
    motivo: 'expõe dados pessoais',
    explicacao: 'Diz o telefone de uma pessoa.',
    createdAt: dia,
    situacao: 'Mantido',
  },
  moderados: {
    conteudo: 'a proposta da imersão',
    situacao: 'Ocultado',
    motivo: 'expõe o que é sigiloso',
    decididoEm: dia,
    texto: 'O preço do fornecedor.',
  },
  marcos: umMarco(ana, ideia),
  atividades: umMarco(caio, ideia),
  movimentacoes: umaMovimentacao(ana),
  comites: umComite(ana),
  atividadesDoComite: umaAtividade(ana),
  cartelas: umaCartela(ana),
  conflitos: umConflito(ana, ideia),
  curtidas: umLike(ana),
  patrocinios: umPatrocinio(ana),
  carteiras: umaCarteira(ana),
  extrato: umaLinhaDoExtrato(),
  pontos: umaPontuacao(ana),
  consentimentos: { termo: 'privacidade', versao: '2026-11-22', createdAt: dia, createdBy: ana.uid },
  notificacoes: umaNotificacao(),
  seguindo: umSeguindo(ana, { ideias: [ideia], semIdeias: [], pessoas: [caio.referencia] }),
  comunicados: umComunicado(ana),
  visoes: umasVisoes(ana),
  preferencias: { semAviso: ['COMITE'], semEmail: [], updatedAt: dia, updatedBy: ana.uid },
  arquivos: { nomeArquivo: 'foto.png', tamanho: 10, createdAt: dia },
  emails: { assunto: 'Resumo do dia', email: ana.email, entrega: 'Enviado', createdAt: dia },
  auditoria: {
    acao: 'ACESSO',
    quem: caio.uid,
    alvo: ana.referencia,
    antes: { gestao: false },
    depois: { gestao: true },
    createdAt: dia,
  },
};
const dados = Object.fromEntries(
  Object.entries(registros).map(([secao, registro]) => [
    secao,
    [registroPlano({ ...registro, caminho: `${ideia}/x/y` })],
  ]),
) as MeusDados;
const linhas = csvDosDados(dados, 'Ficou 1 registro de fora.')
  .trim()
  .split('\r\n')
  .map((linha) => linha.split(';').map((celula) => celula.replace(/^"|"$/g, '')));
const valor = (secao: keyof typeof SECOES, campo: string) =>
  linhas
    .find(([s, , c]) => s === SECOES[secao] && c === campo)
    ?.slice(3)
    .join(';');

it('toda seção tem o seu registro, e nenhum campo se chama como no programa', () => {
  expect(new Set(linhas.map(([secao]) => secao?.replace('\u{FEFF}', '')))).toEqual(
    new Set(['Seção', 'Aviso', ...NOMES_DAS_SECOES.map((secao) => SECOES[secao])]),
  );
  for (const [secao, , campo = ''] of linhas.slice(3)) {
    expect(campo, secao).toMatch(/^\p{Lu}/u);
    expect(campo, secao).not.toMatch(/\p{Ll}\p{Lu}| (at|id|reference|references)$/u);
  }
});

it('cada total está sob a sua palavra', () => {
  expect(valor('ideias', 'Ranking por curtidas: Curtidas recebidas')).toBe('7');
  expect(valor('ideias', 'Comentários recebidos')).toBe('3');
});

it('dois campos de um registro não têm o mesmo nome', () => {
  for (const secao of NOMES_DAS_SECOES) {
    const nomes = linhas.filter(([s, ordem]) => s === SECOES[secao] && ordem === '1').map(([, , c]) => c);
    expect(nomes.length, SECOES[secao]).toBeGreaterThan(0);
    expect(new Set(nomes).size, SECOES[secao]).toBe(nomes.length);
  }
});

it('nenhum valor é um caminho, um código, um registro ou um instante do programa', () => {
  for (const [secao, , campo, ...celulas] of linhas.slice(3)) {
    const texto = celulas.join(';');
    expect(texto, `${secao}: ${campo}`).not.toMatch(
      /licenciadas\/|\d{4}-\d{2}-\d{2}T|[A-Z]_[A-Z]|[{}]|\[object/,
    );
    for (const { uid } of [ana, caio]) expect(texto.split('; '), `${secao}: ${campo}`).not.toContain(uid);
  }
});

it('diz em palavras o que é código, e deixa como está o que a pessoa escreveu', () => {
  expect(valor('cadastro', 'Perfil')).toBe('Administrador');
  expect(valor('cadastro', 'Situação')).toBe('Ativo');
  expect(valor('cadastro', 'Permissões')).toBe('Ideias: acessar, criar');
  expect(valor('cadastro', 'Do que começou o máximo de um dia')).toBe('tipos de jogada');
  // Answered it waits no more; it was called 'Aceito', which said the opposite.
  expect(valor('convites', 'Aguardando resposta')).toBe('Não');
  expect(valor('convites', 'Aceito')).toBeUndefined();
  expect(valor('cadastro', 'Foto')).toBe('Minha foto.png');
  expect(valor('cadastro', 'Data de nascimento')).toBe('20/05/1990');
  expect(valor('ideias', 'Título')).toBe('ATIVO');
  expect(valor('ideias', 'Situação')).toBe('Pré-análise');
  expect(valor('ideias', 'Data da publicação')).toBe('20/11/2026 às 12:04');
  expect(valor('preferencias', 'Não avisar no produto')).toMatch(/^Comitês/);
  expect(valor('jogadas', 'Categoria')).toBe('Canal');
  expect(linhas.filter(([secao]) => secao === SECOES.jogadas).map(([, , campo]) => campo)).not.toContain(
    'Resumo',
  );
  expect(valor('taticas', 'Vínculo nº')).toBe('1');
  expect(linhas.flat()).not.toContain('teal');
  expect(valor('movimentacoesDeTaticas', 'Situação')).toBe('Em estudo');
  expect(valor('consentimentos', 'Versão')).toBe('22/11/2026');
  expect(valor('consentimentos', 'Termo')).toBe('Privacidade e dados pessoais');
  expect(valor('auditoria', 'Mudanças')).toBe('Área Gestão de inovação: Não → Sim');
  expect(linhas[2]).toEqual(['Aviso', '', '', 'Ficou 1 registro de fora.']);
});
