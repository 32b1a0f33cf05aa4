// One list of what an ADMIN reads of nobody else (decisions P180): the export leaves out what the rules refuse.
import { umComunicado, umSeguindo } from '@tests/support/seguindo';
import { describe, it } from 'vitest';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { caminhos } from '@/domain/comum/caminhos';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { NOMES_DAS_SECOES, type Secao, SECOES_SO_DA_PESSOA } from '@/domain/pessoas/meus-dados';
import { idDoConsentimento, TERMOS } from '@/domain/pessoas/termos';
import { umDesafio } from '@tests/support/desafio';
import {
  REGULAMENTO,
  umaAtividade,
  umaCarteira,
  umaCartela,
  umaIdeiaPublicada,
  umaLinhaDoExtrato,
  umaMovimentacao,
  umaNotificacao,
  umaPontuacao,
  umasVisoes,
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
import { umaInscricao, umaSolucao, umCronograma } from '@tests/support/imersao';
import { umCaso } from '@tests/support/moderacao';
import { ana, caio, clara, EMPRESA } from '@tests/support/personas';
import { abrirAmbiente, negado, pegar } from './ambiente';

const { como, admin, semear } = await abrirAmbiente(import.meta.filename);

const ideia = caminhos.ideia(EMPRESA, 'de-clara');
const sob = caminhos.sob(ideia);
const desafio = caminhos.registro(EMPRESA, 'desafios', 'desafio');
const imersao = caminhosDaImersao.cronograma(EMPRESA, 'imersao');
const { carteiras, extrato } = caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO));
const daEmpresa = (colecao: string, id = 'x') => caminhos.registro(EMPRESA, colecao, id);

/** Where a record of Clara's lies, by section. Her idea and her challenge are public. */
const ONDE: Record<Secao, readonly [caminho: string, dados: object]> = {
  cadastro: [clara.referencia, umColaborador(clara)],
  conta: [caminhos.usuario(clara.uid), umUsuario(clara)],
  convites: [`${caminhos.convites}/de-clara`, umConvite(clara, { idColaboradorConvidado: clara.uid })],
  respostas: [daEmpresa('respostas'), { idRespondente: clara.uid, idEmpresa: EMPRESA.empresaId }],
  avaliacoes: [daEmpresa('notas'), { respondente: clara.uid }],
  impedimentos: [daEmpresa('impedimentos'), { avaliador: clara.uid }],
  decisoesDeVotos: [`${daEmpresa('votacao')}/votos/x`, { decisao: { por: clara.uid } }],
  ideias: [ideia, umaIdeiaPublicada(clara)],
  desafios: [desafio, umDesafio(clara)],
  ideiasDeOutros: [
    caminhos.ideia(EMPRESA, 'de-caio'),
    umaIdeiaPublicada(caio, { participantesReferences: [clara.referencia] }),
  ],
  participacoes: [desafio, umDesafio(clara)],
  inscricoes: [`${caminhosDaImersao.sob(imersao).inscricoes}/${clara.uid}`, umaInscricao(clara)],
  propostas: [`${caminhosDaImersao.sob(imersao).solucoes}/x`, umaSolucao(clara)],
  jogadas: [`${jogadas.onde(EMPRESA)}/x`, umaJogada(clara)],
  taticas: [`${taticasDaJogada.onde(EMPRESA)}/x`, umaTaticaDaJogada(clara)],
  movimentacoesDeTaticas: [daEmpresa('movimentacoesDeTaticas'), umaMovimentacaoDeTatica(clara)],
  evidencias: [daEmpresa('evidencias'), umaEvidencia(clara)],
  comentarios: [`${sob.comentarios}/x`, umComentario(clara)],
  marcos: [`${sob.marcos}/x`, umMarco(clara, ideia)],
  atividades: [`${sob.marcos}/y`, umMarco(caio, ideia, { colaboradoresResponsaveis: [clara.referencia] })],
  movimentacoes: [`${sob.movimentacoes}/x`, umaMovimentacao(clara)],
  comites: [caminhos.comite(EMPRESA, 'x'), umComite(clara)],
  atividadesDoComite: [`${caminhos.comiteAtividades(EMPRESA)}/x`, umaAtividade(clara)],
  cartelas: [`${caminhos.cartelas(ideia, 'r')}/${clara.uid}`, umaCartela(clara)],
  denuncias: [`${caminhos.daEmpresa(EMPRESA, 'moderacao')}/x`, umCaso(caio)],
  moderados: [`${caminhos.daEmpresa(EMPRESA, 'moderacao')}/y`, umCaso(clara)],
  conflitos: [`${sob.conflitos}/${clara.uid}`, umConflito(clara, ideia)],
  curtidas: [`${sob.likes}/${clara.uid}`, umLike(clara)],
  patrocinios: [`${sob.patrocinios}/${clara.uid}`, umPatrocinio(clara)],
  carteiras: [`${carteiras}/${clara.uid}`, umaCarteira(clara)],
  extrato: [`${extrato(clara.uid)}/x`, umaLinhaDoExtrato()],
  pontos: [`${caminhos.historicoPontos(EMPRESA)}/x`, umaPontuacao(clara)],
  consentimentos: [
    `${caminhos.consentimentos(EMPRESA)}/${idDoConsentimento(clara.uid, 'privacidade')}`,
    {
      termo: 'privacidade',
      versao: TERMOS.privacidade.versao,
      createdAt: new Date(),
      createdBy: clara.uid,
    },
  ],
  notificacoes: [`${caminhos.notificacoes(EMPRESA, clara.uid)}/x`, umaNotificacao()],
  preferencias: [
    caminhos.preferencias(EMPRESA, clara.uid),
    { semAviso: [], semEmail: [], updatedAt: new Date(), updatedBy: clara.uid },
  ],
  comunicados: [`${caminhos.comunicados(EMPRESA)}/2026-11-03`, umComunicado(clara)],
  seguindo: [caminhos.seguindo(EMPRESA, clara.uid), umSeguindo(clara)],
  visoes: [`${caminhos.visoes(EMPRESA, clara.uid)}/ideias`, umasVisoes(clara)],
  arquivos: [`${caminhos.arquivos}/x`, { autor: clara.uid, path: `${clara.referencia}/f/foto.png` }],
  emails: ['filaDeEmails/x', { tipo: 'convite', para: clara.email }],
  auditoria: [
    `${caminhos.auditoria(EMPRESA)}/x`,
    { acao: 'ACESSO', quem: caio.uid, alvo: clara.referencia, antes: {}, depois: {}, createdAt: new Date() },
  ],
};

/**
 * No rule shows these, and a function tells the company's ADMIN: notasFunctions-listar, juriFunctions-painel,
 * votacaoFunctions-listarVotos.
 */
const DITAS_POR_FUNCAO: readonly Secao[] = ['avaliacoes', 'impedimentos', 'decisoesDeVotos'];

await semear({
  ...Object.fromEntries(Object.values(ONDE)),
  [imersao]: umCronograma(clara),
});

describe('A30 o que se exporta de outra pessoa', () => {
  it.each(NOMES_DAS_SECOES.filter((secao) => SECOES_SO_DA_PESSOA.has(secao)))(
    '%s: as regras recusam a quem administra, e a exportação deixa de fora',
    async (secao) => {
      const [caminho] = ONDE[secao];
      await negado(pegar(como(ana), caminho), () => pegar(admin(), caminho));
    },
  );
  it.each(
    NOMES_DAS_SECOES.filter((secao) => !SECOES_SO_DA_PESSOA.has(secao) && !DITAS_POR_FUNCAO.includes(secao)),
  )('%s: o que a exportação traz, quem administra também lê registro a registro', async (secao) => {
    await pegar(como(ana), ONDE[secao][0]);
  });
});
