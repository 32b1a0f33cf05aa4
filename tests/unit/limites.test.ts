// @vitest-environment node
/**
 * Every limit of the domain is met at it and one beyond it. The list is read from the code: a new constant without a
 * row fails, and so does a row whose constant is gone.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { valorServe } from '@/domain/diagnostico/arquivo/valores';
import { grandeDemais } from '@/domain/arquivos/conteudo';
import { cartelaSchema, criteriosSchema } from '@/domain/comite/cartela';
import { comiteSchema } from '@/domain/comite/comite';
import { tokenDaPesquisa, tokensDeBusca } from '@/domain/comum/busca';
import { email, lista, referencia, textoOpcional, inteiro, texto } from '@/domain/comum/campos';
import { maisDias } from '@/domain/comum/datas';
import { tabelaDentroDosLimites } from '@/domain/comum/planilha';
import { conferir } from '@/domain/contratos/conferencia';
import { reservar } from '@/domain/contratos/evidencias';
import { bonusForm } from '@/domain/contratos/pontos';
import { generateAndSendSimpleReport } from '@/domain/contratos/relatorio-simples';
import { listar as listarMensagens } from '@/domain/contratos/mensagens';
import { comecarEdicao, edicoes } from '@/domain/contratos/edicoes';
import { camposDaMensagem, destinatarioSchema } from '@/domain/mensagens/mensagem';
import { salvarPainel } from '@/domain/contratos/juri';
import { avaliar } from '@/domain/contratos/notas';
import { foraDaVotacao, preverFase } from '@/domain/contratos/projetos';
import { nomes } from '@/domain/contratos/relatorios';
import { motivoDaReabertura } from '@/domain/contratos/respostas';
import { comparacaoSchema, cortesDe } from '@/domain/diagnostico/benchmark';
import { mostrarSeSchema } from '@/domain/diagnostico/condicoes';
import { FORMATO_DA_CONFERENCIA, lerEntrevista } from '@/domain/diagnostico/conferencia';
import { estatisticaDaEmpresaSchema } from '@/domain/diagnostico/estatisticas';
import { recusaDoLembrete } from '@/domain/diagnostico/convidado';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { emLinhas } from '@/domain/diagnostico/geometria-do-radar';
import { chavesSchema, linkDeRespostaSchema } from '@/domain/diagnostico/link-de-resposta';
import { semNormalizar } from '@/domain/diagnostico/classificacao';
import { impedimentoSchema, juriSchema } from '@/domain/diagnostico/juri';
import { notaSchema } from '@/domain/diagnostico/nota';
import { lugar } from '@/domain/diagnostico/ordem';
import { linha, perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { valorDaResposta } from '@/domain/diagnostico/pontuacao';
import { problemas } from '@/domain/diagnostico/problemas';
import { minimoDePessoas } from '@/domain/diagnostico/quem-responde';
import { contatoSchema, respostaSchema } from '@/domain/diagnostico/resposta';
import { numeroSchema, pontasSchema, tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import { compilar } from '@/domain/diagnostico/versao';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { cabeUmLink, evidenciaRecebidaSchema, evidenciaSchema } from '@/domain/evidencias/evidencia';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { cabeSobCronograma, cronogramaSchema } from '@/domain/imersoes/cronograma';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { marcoSchema } from '@/domain/marcos/marco';
import { caixaSchema } from '@/domain/notificacoes/notificacao';
import { fotoSchema } from '@/domain/pessoas/colaborador-form';
import { conviteSchema } from '@/domain/pessoas/convite';
import { recusaDosEmails } from '@/domain/pessoas/emails-em-lote';
import { FORMATO_DOS_COLABORADORES } from '@/domain/pessoas/importacao-colaboradores';
import { FORMATO_DAS_EMPRESAS } from '@/domain/projetos/importacao-empresas';
import { senha } from '@/domain/pessoas/senha';
import { recusaDaVisao } from '@/domain/pessoas/visoes';
import { rankingSchema } from '@/domain/pontos/pontos';
import { FASES_PADRAO, projetoSchema } from '@/domain/projetos/projeto';
import { regiaoForm, regiaoSchema } from '@/domain/projetos/regiao';
import { comFase, statusSchema } from '@/domain/projetos/status';
import { lerPeriodo } from '@/domain/relatorio/relatorio';
import { comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { seguindoSchema } from '@/domain/notificacoes/seguindo';
import { recusaDasIdeias, recusaDoPeriodo } from '@/domain/retorno/diretoria';
import { linhaSchema, maisMeses, naPlanilha, retornoSchema } from '@/domain/retorno/retorno';
import { casoSchema, denunciaForm } from '@/domain/moderacao/moderacao';
import { anulacaoSchema, apuracaoSchema, contagemSchema, publicoSchema } from '@/domain/votacao/voto';
import { comMudancas } from '@functions/nucleo/mudancasDaFolha';
import { ana } from '@tests/support/personas';
import { limitesEm } from '@tests/support/limites';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { umRascunho } from '@tests/support/rascunho';

/** Whether so much of it is taken. */
type Cabe = (quanto: number) => boolean;
/** Where it is met elsewhere: a file, and words of the title of the test that meets it at the limit and beyond. */
type EmOutroLugar = { arquivo: string; titulo: string };

type Campo = z.ZodMiniType | undefined;
const vale = (campo: Campo, valor: unknown) => campo?.safeParse(valor).success ?? false;
const muitos = <T>(quantos: number, um: (i: number) => T) => Array.from({ length: quantos }, (_, i) => um(i));
const numero =
  (campo: Campo): Cabe =>
  (n) =>
    vale(campo, n);
const letras =
  (campo: Campo): Cabe =>
  (n) =>
    vale(campo, 'a'.repeat(n));
const itens =
  (campo: Campo, um: (i: number) => unknown): Cabe =>
  (n) =>
    vale(campo, muitos(n, um));
const caminho = (i: number) => `licenciadas/l/empresas/e/colaboradores/c${i}`;
const rascunhoDe = (grupos: number, quantas: number, descricao = 'Conte com exemplos.') =>
  umRascunho({
    grupos: muitos(grupos, (g) => ({ id: `g${g}`, ...umGrupo(ana, { nome: `Grupo ${g}` }) })),
    perguntas: muitos(quantas, (p) => ({
      id: `p${p}`,
      ...umaPergunta(ana, { nome: `Pergunta ${p}`, grupo: `g${p % grupos}`, descricao }),
    })),
  });
const temProblema = (rascunho: Parameters<typeof problemas>[0], frase: RegExp) =>
  problemas(rascunho).some(({ texto: dele }) => frase.test(dele));
const tamanhoDe = (rascunho: Parameters<typeof compilar>[0]) =>
  new TextEncoder().encode(JSON.stringify(compilar(rascunho))).length;
const comDescricoes = (letrasDe: (i: number) => number) => {
  const rascunho = rascunhoDe(3, 400);
  const comTexto = rascunho.perguntas.map((uma, i) => ({ ...uma, descricao: 'x'.repeat(letrasDe(i)) }));
  return { ...rascunho, perguntas: comTexto };
};
/** A draft whose version takes so many bytes. */
function rascunhoDeBytes(bytes: number) {
  const demais = bytes - tamanhoDe(comDescricoes(() => 3));
  const cada = Math.floor(demais / 400);
  return comDescricoes((i) => 3 + cada + (i === 0 ? demais - cada * 400 : 0));
}
const tabelaDe = (celulas: readonly string[][]) => ({
  linhas: celulas.map((delas, i) => ({ numero: i + 1, celulas: delas })),
  avisos: [],
});
const cabeNaTabela = (celulas: readonly string[][], linhas: number) =>
  tabelaDentroDosLimites(tabelaDe(celulas), {
    ...FORMATO_DOS_COLABORADORES,
    limites: { megabytes: 1, linhas, oQue: 'linhas' },
  }).recusa === undefined;
const TITULOS = ['Grupo', 'Pergunta', 'Entrevista'];
const semRecusa = (linhas: readonly string[][]) =>
  lerEntrevista(tabelaDe([TITULOS, ...linhas]).linhas).problemas.length === 0;
const historicoDe = (n: number) =>
  muitos(n, (i) => i).reduce<ReturnType<typeof comFase>['historico']>(
    (historico, i) =>
      comFase({ historico, nomeFantasia: `Nome ${i}` }, 2 + (i % 3), new Date(i), 'ana').historico,
    [],
  );
const HOJE = '2026-03-02';
const HOJE_AS_DEZ = new Date('2026-02-01T13:00:00.000Z');
const dasEmpresas = contagemSchema.shape.categorias.def.element.shape.empresas;
const fasesQueCabem: Cabe = (n) => {
  const [primeira, ...demais] = FASES_PADRAO;
  const ultima = demais.at(-1);
  const doMeio = muitos(n - 2, (i) => ({
    id: 100 + i,
    titulo: `Fase ${i}`,
    cor: '#FFFFFF',
    checked: i % 2 === 0,
  }));
  return vale(projetoSchema.shape.fases, [primeira, ...doMeio, ultima]);
};
/** Answers that take so many bytes: one text more than the others fills what is left. */
const folhaDe: Cabe = (bytes) => {
  const ids = muitos(150, (i) => `p${i}`);
  const mudancas = (ultimo: number) =>
    ids.map((id, i) => ({
      id,
      resposta: 'x'.repeat(i === 149 ? ultimo : 4_610),
      n: i + 1,
      base: 0,
    }));
  const guardadas = (ultimo: number) =>
    Object.fromEntries(
      mudancas(ultimo).map(({ id, resposta, n }) => [id, { resposta, rev: 1, aparelho: 'aparelho-a', n }]),
    );
  const versao = umQuestionarioPublicado({
    perguntas: ids.map((id) => umaPerguntaPublicada(id, { tipo: 1 })),
  });
  const aberta = { versao, folha: { perguntas: [] } } as unknown as Parameters<typeof comMudancas>[0];
  const ultimo = bytes - JSON.stringify(guardadas(0)).length;
  try {
    comMudancas(aberta, 'aparelho-a', mudancas(ultimo));
    return true;
  } catch (erro) {
    if (String(erro).includes('passam do tamanho permitido')) return false;
    throw erro;
  }
};
const emStorage: EmOutroLugar = { arquivo: 'tests/rules/storage.test.ts', titulo: 'G01 até 20 MB' };
const emQuantidades: EmOutroLugar = {
  arquivo: 'tests/rules/quantidades.test.ts',
  titulo: 'MAXIMO_DA_LISTA - 1',
};

/** By file and name. Sizes are letters, bytes, items or the number itself. */
const LIMITES: Record<string, Cabe | EmOutroLugar> = {
  'arquivos/conteudo.ts MAIOR_LADO': (n) => !grandeDemais([7, n]) && !grandeDemais([n, 7]),
  'comite/cartela.ts MAXIMO_DE_CRITERIOS': itens(criteriosSchema.shape.criterios, (i) => `critério ${i}`),
  'comite/cartela.ts MAIOR_PESO': (n) => vale(criteriosSchema.shape.pesos, [n]),
  'comite/cartela.ts MAIOR_NOTA': (n) => vale(cartelaSchema.shape.notas, [n]),
  'comite/comite.ts MAXIMO_DE_IDEIAS': itens(comiteSchema.shape.ideiasReferences, caminho),
  'comum/anexos.ts MAIOR_ANEXO': emStorage,
  'comum/busca.ts MAIOR_PREFIXO': (n) =>
    tokenDaPesquisa('a'.repeat(n))?.length === n && tokensDeBusca('a'.repeat(40)).includes('a'.repeat(n)),
  'comum/campos.ts MINIMO_TEXTO': letras(texto()),
  'comum/limite.ts LIMITE.nome': letras(texto()),
  'comum/limite.ts LIMITE.titulo': letras(ideiaSchema.shape.titulo),
  'comum/limite.ts LIMITE.textoCurto': letras(bonusForm.shape.observacao),
  'comum/limite.ts LIMITE.textoLongo': letras(textoOpcional()),
  'comum/limite.ts LIMITE.comentario': letras(comentarioSchema.shape.comentario),
  'comum/limite.ts LIMITE.email': (n) =>
    vale(email(), `${'a'.repeat(n - 'bcdefghijkl@d.com.br'.length)}bcdefghijkl@d.com.br`),
  'comum/limite.ts LIMITE.referencia': letras(referencia()),
  'comum/limite.ts LIMITE.lista': itens(lista(inteiro()), (i) => i),
  'comum/limite.ts LIMITE.anexos': itens(ideiaSchema.shape.anexos, (i) => ({
    path: `empresas/e/ideias/i/${i}.pdf`,
    name: `${i}.pdf`,
    size: 10 + i,
    type: 'application/pdf',
  })),
  'comum/limite.ts LIMITE.busca': itens(evidenciaRecebidaSchema.shape.busca, (i) => `t${i}`),
  'comum/limite.ts LIMITE.moedas': numero(inteiro()),
  'comum/limite.ts LIMITE.pagina': {
    arquivo: 'tests/rules/paginas.test.ts',
    titulo: '250 de cada vez, nem mais nem todos',
  },
  'comum/planilha.ts MAXIMO_DE_COLUNAS': (n) => cabeNaTabela([muitos(n, (i) => `valor ${i}`)], 500),
  'comum/quantidades.ts MAXIMO.publicadasNoDia': {
    arquivo: 'tests/rules/quantidades.test.ts',
    titulo: 'a última que cabe entra, a seguinte não',
  },
  'comum/quantidades.ts MAXIMO.marcos': emQuantidades,
  'comum/quantidades.ts MAXIMO.comentarios': emQuantidades,
  'comum/quantidades.ts MAXIMO.regioes': emQuantidades,
  'comum/quantidades.ts MAXIMO_DA_LISTA': emQuantidades,
  'contratos/pontos.ts MAIOR_BONUS': numero(bonusForm.shape.pontos),
  'contratos/projetos.ts MAXIMO_DE_FORA': itens(foraDaVotacao.saida.shape.empresas, (i) => ({
    idEmpresa: `empresa-${i}`,
    nome: 'Empresa',
    categoria: '',
    motivos: ['SEM_CATEGORIA'],
  })),
  'contratos/projetos.ts MAXIMO_DE_PREVISTAS': itens(
    preverFase.entrada.shape.empresas,
    (i) => `empresa-${i}`,
  ),
  'contratos/relatorio-simples.ts MAXIMO_DO_PDF': letras(
    generateAndSendSimpleReport.entrada.shape.frontendPdfBase64,
  ),
  'contratos/relatorios.ts MAXIMO_DE_NOMES': itens(nomes.entrada.shape.ids, (i) => `r${i}`),
  'diagnostico/arquivo/valores.ts MAIOR_VALOR': valorServe,
  'projetos/edicao.ts MAXIMO_DE_QUESTIONARIOS_DA_EDICAO': (n) =>
    vale(comecarEdicao.entrada, {
      licenciadaId: 'l',
      empresaId: 'e',
      idProjeto: 'p',
      nome: 'Prêmio 2027',
      inicio: '2027-02-02',
      fim: '2027-11-30',
      questionarios: muitos(n, (i) => `q${i}`),
      regioes: false,
    }),
  'projetos/edicao.ts MAXIMO_DE_REGISTROS_DA_EDICAO': {
    arquivo: 'tests/functions/edicoes.test.ts',
    titulo: 'leva até o máximo de registros, e nada de um que passa dele',
  },
  'projetos/edicao.ts MAXIMO_DE_EDICOES': itens(edicoes.saida.shape.edicoes, (i) => ({
    idProjeto: `p${i}`,
    projeto: `Prêmio ${i}`,
    ano: String(2000 + i),
    media: null,
    iguais: true,
    grupos: {},
    mudaram: [],
  })),
  'mensagens/mensagem.ts MAXIMO_DO_ASSUNTO': letras(camposDaMensagem.assunto),
  'mensagens/mensagem.ts MAXIMO_DA_MENSAGEM': letras(camposDaMensagem.texto),
  'mensagens/mensagem.ts MAXIMO_DE_DESTINATARIOS': {
    arquivo: 'tests/functions/mensagens.test.ts',
    titulo: 'vai até o máximo de empresas, e a nenhuma de uma a mais',
  },
  'mensagens/mensagem.ts MAXIMO_DE_LISTADOS': itens(listarMensagens.saida.shape.mensagens, (i) => ({
    id: `c${i}`,
    assunto: `Assunto ${i}`,
    em: '2027-01-01T00:00:00.000Z',
    por: 'Ana',
    para: i,
    pararam: 0,
  })),
  'mensagens/mensagem.ts MAXIMO_DO_MOTIVO': letras(destinatarioSchema.shape.motivo),
  'diagnostico/benchmark.ts MAXIMO_DE_CORTES': itens(comparacaoSchema.shape.cortes, (i) => ({
    chave: `regiao:r${i}`,
    nome: 'Sul',
    n: 8,
    grupos: {},
  })),
  'diagnostico/benchmark.ts MINIMO_CONTADO': (n) =>
    vale(comparacaoSchema.shape.cortes, [{ chave: 'todas', nome: 'Todas', n, grupos: {} }]),
  'diagnostico/benchmark.ts MINIMO_DO_CORTE': {
    arquivo: 'tests/functions/comparacao.test.ts',
    titulo: 'quem organiza vê as somas de agora, sem a da empresa, e só de cinco outras',
  },
  'diagnostico/benchmark.ts MAXIMO_DE_REGIOES': (n) =>
    cortesDe({ porte: null, categoria: '', regioes: muitos(9, (i) => `r${i}`) }).includes(`regiao:r${n - 1}`),
  'diagnostico/quem-responde.ts MINIMO_DE_PESSOAS': numero(minimoDePessoas()),
  'diagnostico/quem-responde.ts MAXIMO_DE_PESSOAS': numero(minimoDePessoas()),
  'diagnostico/conferencia.ts MAXIMO_DE_LINHAS': (n) =>
    tabelaDentroDosLimites(tabelaDe(muitos(n, (i) => [`valor ${i}`])), FORMATO_DA_CONFERENCIA).recusa ===
      undefined &&
    vale(
      conferir.entrada.shape.linhas,
      muitos(n, (i) => ({
        linha: i + 2,
        grupo: 'Cultura',
        pergunta: `P${i}`,
        autoavaliacao: i,
        entrevista: null,
      })),
    ),
  'diagnostico/conferencia.ts MAIOR': (n) =>
    semRecusa([['Cultura', 'Como vai?', `${n / 100}`.replace('.', ',')]]),
  'diagnostico/conferencia.ts MENOR': (n) =>
    semRecusa([['Cultura', 'Como vai?', `${n / 100}`.replace('.', ',')]]),
  'diagnostico/conferencia.ts MAIOR_NOME': (n) =>
    semRecusa([['a'.repeat(n), 'Como vai?', '7']]) && semRecusa([['Cultura', 'a'.repeat(n), '7']]),
  'diagnostico/codigos-do-tipo.ts MAIOR_NUMERO': numero(numeroSchema.shape.maximo),
  'diagnostico/codigos-do-tipo.ts MAXIMO_DE_LINHAS': itens(
    perguntas.schema.shape.linhas,
    (i) => `Afirmação ${i}`,
  ),
  'diagnostico/codigos-do-tipo.ts MAXIMO_DA_LINHA': letras(linha()),
  'diagnostico/codigos-do-tipo.ts MAXIMO_DO_OUTRO': (n) =>
    problemaDaResposta(
      { tipo: 4, campos: [{ campo: 'Outra', valor: 5, papel: 'outro' }] },
      { outro: 'a'.repeat(n), posicoes: [0] },
    ) === null,
  'diagnostico/condicoes.ts MAXIMO_DE_CONDICOES': itens(mostrarSeSchema.shape.condicoes, (i) => ({
    pergunta: `p${i}`,
    como: 'igual',
    valor: `Opção ${i}`,
  })),
  'diagnostico/convidado.ts MAXIMO_DE_LEMBRETES': (n) =>
    recusaDoLembrete(
      { situacao: 'aguardando', semLembretes: false, lembretes: n - 1, enviadoEm: new Date(0) },
      new Date('2026-03-02T12:00:00Z'),
    ) === undefined,
  'contratos/juri.ts MAXIMO_DE_VISTOS': itens(salvarPainel.entrada.shape.vistos, (i) => `v${i}`),
  'contratos/notas.ts MAXIMO_DE_VISTAS': itens(avaliar.entrada.shape.vistas, (i) => ({
    nota: i,
    justificativa: `Porque ${i}.`,
  })),
  'diagnostico/estatisticas.ts MAXIMO_DE_CORTES': itens(
    estatisticaDaEmpresaSchema.shape.cortes,
    (i) => `regiao:r${i}`,
  ),
  'diagnostico/faixa.ts MAXIMO_DE_FAIXAS': itens(gruposDiagnostico.schema.shape.feedbacks, (i) => ({
    title: `Nível ${i}`,
    description: `Análise ${i}`,
    start: i,
    end: i + 20,
  })),
  'diagnostico/geometria-do-radar.ts MAXIMO': (n) => !emLinhas('a'.repeat(n)).join('').endsWith('…'),
  'diagnostico/grupo.ts MAXIMO_DE_GRUPOS': (n) => !temProblema(rascunhoDe(n, n), /São \d+ grupos/),
  'diagnostico/grupo.ts MAXIMO_DE_PERGUNTAS': (n) => !temProblema(rascunhoDe(3, n), /São \d+ perguntas/),
  'diagnostico/link-de-resposta.ts MAXIMO_DE_FOLHAS_DO_LINK': numero(linkDeRespostaSchema.shape.limite),
  'diagnostico/link-de-resposta.ts MAXIMO_DE_CHAVES': itens(chavesSchema.shape.hashes, (i) => `hash${i}`),
  'diagnostico/classificacao.ts MINIMO_PARA_NORMALIZAR': (n) =>
    semNormalizar(muitos(n, (i) => ({ avaliador: 'a', empresa: `e${i}`, grupo: 'g', nota: (i + 1) * 100 })))
      .length === 0,
  'diagnostico/juri.ts MAXIMO_DE_AVALIADORES': itens(juriSchema.shape.avaliadores, (i) => `a${i}`),
  'diagnostico/juri.ts MAXIMO_DE_EMPRESAS_DO_JURI': itens(
    salvarPainel.entrada.shape.empresas,
    (i) => `e${i}`,
  ),
  'diagnostico/juri.ts MAXIMO_DE_QUESTIONARIOS_DO_JURI': itens(
    juriSchema.shape.questionarios,
    (i) => `q${i}`,
  ),
  'diagnostico/juri.ts MAXIMO_DO_IMPEDIMENTO': letras(impedimentoSchema.shape.motivo),
  'diagnostico/nota.ts MAXIMO_DO_MOTIVO': letras(notaSchema.shape.motivoDaDesconsideracao),
  'diagnostico/nota.ts MAXIMO_DA_JUSTIFICATIVA': letras(notaSchema.shape.justificativa),
  'diagnostico/ordem.ts MAIOR': numero(lugar()),
  'diagnostico/pergunta.ts MAXIMO_DA_PERGUNTA': letras(perguntas.schema.shape.nome),
  'diagnostico/pontuacao.ts MAXIMO': (n) =>
    valorDaResposta({ tipo: 'escala', inversa: false, peso: 1, valores: [] } as never, n) !== null,
  'diagnostico/problemas.ts MAIOR_VERSAO': (n) => !temProblema(rascunhoDeBytes(n), /somam mais/),
  'diagnostico/resposta.ts MAXIMO_DE_REABERTURAS': itens(respostaSchema.shape.reaberturas, (i) => ({
    em: new Date(i),
    por: `u${i}`,
    motivo: `Motivo ${i}`,
    finalizadoEm: new Date(i + 1),
  })),
  'diagnostico/resposta.ts MAXIMO_DO_MOTIVO': letras(motivoDaReabertura),
  'diagnostico/resposta.ts MAXIMO_DE_RELATORIOS': numero(contatoSchema.shape.relatorios),
  'diagnostico/tipo-de-resposta.ts MAXIMO_DE_OPCOES': itens(tiposDeRespostas.schema.shape.campos, (i) => ({
    campo: `Opção ${i}`,
    valor: i % 10,
  })),
  'diagnostico/resultado-publicado.ts MAXIMO_DAS_PALAVRAS': {
    arquivo: 'tests/functions/publicar-resultados.test.ts',
    titulo: 'com uma letra a mais do que cabe nada se publica',
  },
  'diagnostico/tipo-de-resposta.ts MAXIMO_DA_UNIDADE': letras(numeroSchema.shape.unidade),
  'diagnostico/tipo-de-resposta.ts MAXIMO_DA_PONTA': letras(pontasSchema.shape.maior),
  'diagnostico/especies.ts MAXIMO_DO_TEXTO': (n) =>
    problemaDaResposta({ tipo: 1, campos: [] }, 'a'.repeat(n)) === null,
  'diagnostico/valor-da-resposta.ts MAXIMO_DA_FOLHA': folhaDe,
  'evidencias/evidencia.ts MAXIMO_DE_ARQUIVOS': numero(evidenciaSchema.shape.lugar),
  'evidencias/evidencia.ts MAXIMO_DE_LINKS': (n) => cabeUmLink(n - 1),
  'evidencias/evidencia.ts MAIOR_EVIDENCIA': numero(reservar.entrada.shape.tamanho),
  'ideias/ideia.ts LIMITE_DE_OBJETIVOS': itens(ideiaSchema.shape.objetivo, (i) => `Objetivo ${i}`),
  'imersoes/cronograma.ts MAXIMO_DE_VAGAS': numero(cronogramaSchema.shape.quantidadeDeVagas),
  'imersoes/cronograma.ts MAXIMO_SOB_CRONOGRAMA': (n) => cabeSobCronograma(n - 1),
  'incentivo/tatica-da-jogada.ts MAIOR_STATUS': numero(taticasDaJogada.schema.shape.status),
  'incentivo/tatica.ts MAXIMO_DE_TATICAS': itens(taticasDaJogada.schema.shape.vinculos, (i) => `t${i}`),
  'marcos/marco.ts LIMITE_DE_RESPONSAVEIS': itens(marcoSchema.shape.colaboradoresResponsaveis, caminho),
  'marcos/marco.ts MINIMO_DO_MARCO': letras(marcoSchema.shape.acoes),
  'notificacoes/notificacao.ts MAXIMO_CONTADO': numero(caixaSchema.shape.naoLidas),
  'pessoas/colaborador-form.ts MAIOR_FOTO': numero(fotoSchema.shape.size),
  'pessoas/convite.ts MAXIMO_DE_ENVIOS': itens(conviteSchema.shape.hashes, (i) => `hash${i}`),
  'pessoas/emails-em-lote.ts MAXIMO_POR_LOTE': (n) =>
    recusaDosEmails(muitos(n, (i) => `pessoa${i}@exemplo.com.br`)) === undefined,
  'pessoas/importacao-colaboradores.ts MAXIMO_DE_LINHAS': (n) =>
    tabelaDentroDosLimites(tabelaDe(muitos(n, (i) => [`valor ${i}`])), FORMATO_DOS_COLABORADORES).recusa ===
    undefined,
  'pessoas/senha.ts MINIMO_DA_SENHA': letras(senha()),
  'pessoas/visoes.ts MAXIMO_DE_VISOES': (n) =>
    recusaDaVisao(
      { nome: 'mais uma', busca: 'a=1' },
      muitos(n - 1, (i) => ({ nome: `v${i}`, busca: `b=${i}` })),
    ) === undefined,
  'pontos/pontos.ts MAIOR_TOTAL': numero(rankingSchema.shape.totalPontos),
  'projetos/importacao-empresas.ts MAXIMO_DE_EMPRESAS': (n) =>
    tabelaDentroDosLimites(tabelaDe(muitos(n, (i) => [`valor ${i}`])), FORMATO_DAS_EMPRESAS).recusa ===
    undefined,
  'projetos/projeto.ts MAXIMO_DE_FASES': (n) => fasesQueCabem(n),
  'projetos/projeto.ts MAXIMO_DA_DESCRICAO': (n) =>
    vale(projetoSchema.shape.descricaoImages, ['a'.repeat(n)]),
  'projetos/regiao.ts MAXIMO_DE_CRITERIOS': itens(regiaoForm.shape.identifiers, (i) => ({
    field: 'cidade',
    value: `Cidade ${i}`,
  })),
  'projetos/regiao.ts MAXIMO_DA_REGIAO': itens(regiaoSchema.shape.empresas, (i) => `e${i}`),
  'projetos/status.ts MAXIMO_DE_MUDANCAS': (n) => historicoDe(n).length === n,
  'projetos/status.ts MAXIMO_DE_REGIOES': itens(statusSchema.shape.regioes, (i) => `r${i}`),
  'relatorio/relatorio.ts MAIOR_PERIODO': (n) => lerPeriodo(maisDias(HOJE, 1 - n), HOJE, HOJE) !== undefined,
  'relatorio/relatorio.ts MAIOR_TEXTO_NA_TABELA': {
    arquivo: 'src/areas/relatorio/CelulaLonga.test.tsx',
    titulo: 'um de uma letra a mais é cortado, e abre inteiro',
  },
  'moderacao/moderacao.ts MAXIMO_DE_DENUNCIAS': itens(casoSchema.shape.denunciantes, (i) => `pessoa${i}`),
  'moderacao/moderacao.ts MAXIMO_DA_EXPLICACAO': letras(denunciaForm.shape.explicacao),
  'retorno/retorno.ts MAXIMO_DE_LINHAS': itens(retornoSchema.shape.linhas, (i) => ({
    id: `l${i}`,
    tipo: 'ECONOMIA',
    situacao: 'PREVISTO',
    inicio: '2026-11',
    meses: 2,
    valor: i + 100,
    nota: '',
    registradaPor: 'u',
    registradaEm: HOJE_AS_DEZ,
    versao: 1,
    validadaPor: null,
    validadaEm: null,
    devolvida: '',
  })),
  'notificacoes/comunicado.ts MAXIMO_DE_LETRAS_DO_COMUNICADO': letras(comunicadoSchema.shape.texto),
  'notificacoes/comunicado.ts MAXIMO_DE_SETORES_DO_COMUNICADO': itens(
    comunicadoSchema.shape.setores,
    (i) => `Setor ${i}`,
  ),
  'notificacoes/seguindo.ts MAXIMO_DE_SEGUIDOS': itens(seguindoSchema.shape.pessoas, caminho),
  'retorno/diretoria.ts MAXIMO_DE_IDEIAS_DO_RESUMO': (n) => recusaDasIdeias(n) === '',
  'retorno/diretoria.ts MAXIMO_DE_MESES_DO_RESUMO': (n) =>
    recusaDoPeriodo({ de: '2024-01', ate: maisMeses('2024-01', n - 1) }) === '',
  'retorno/retorno.ts MAXIMO_NA_PLANILHA': (n) => naPlanilha(muitos(n, (i) => i)).faltam === 0,
  'retorno/retorno.ts MAXIMO_DE_MESES': numero(linhaSchema.shape.meses),
  'retorno/valor.ts MAIOR_VALOR': numero(linhaSchema.shape.valor),
  'votacao/voto.ts MAXIMO_CONTADAS': itens(dasEmpresas, (i) => ({
    id: `e${i}`,
    nome: `Empresa ${i}`,
    votos: i,
    emRevisao: i + 1,
  })),
  'votacao/voto.ts MAXIMO_DA_ANULACAO': numero(anulacaoSchema.shape.votos),
  'votacao/voto.ts MAIOR_MOTIVO_DA_ANULACAO': letras(anulacaoSchema.shape.motivo),
  'votacao/voto.ts MAXIMO_DE_ANULACOES': itens(apuracaoSchema.shape.anulacoes, (i) => ({
    id: `a${i}`,
    inicio: HOJE_AS_DEZ,
    fim: new Date(HOJE_AS_DEZ.getTime() + (i + 1) * 60_000),
    rede: i % 2 === 0 ? null : `rede${i}`,
    votos: i + 10,
    motivo: `Programa ${i}.`,
    em: new Date(HOJE_AS_DEZ.getTime() + 86_400_000),
    desfeita: i % 3 === 0,
  })),
  'votacao/voto.ts MINIMO_DA_ANULACAO': {
    arquivo: 'tests/functions/apuracao.test.ts',
    titulo: 'menos de dez de uma categoria ficam; nenhum voto está em dois atos, também depois de desfeito',
  },
  'votacao/voto.ts MAIOR_URNA': letras(publicoSchema.shape.json),
};

const achadas = limitesEm('src/domain');

it('todo limite do domínio tem a sua linha, e nenhuma linha fala de um que não existe', () => {
  expect([...achadas.keys()].toSorted()).toEqual(Object.keys(LIMITES).toSorted());
  expect([...achadas.values()].every(Number.isFinite)).toBe(true);
});

describe('no limite cabe, e um passo além não', () => {
  it.each(Object.entries(LIMITES))('%s', (nome, prova) => {
    const limite = achadas.get(nome) ?? Number.NaN;
    if (typeof prova === 'object') {
      expect(readFileSync(prova.arquivo, 'utf8')).toContain(prova.titulo);
      return;
    }
    const alem = /MINIMO|MENOR/.test(nome) ? limite - 1 : limite + 1;
    expect({ [limite]: prova(limite), [alem]: prova(alem) }).toEqual({ [limite]: true, [alem]: false });
  });
});
