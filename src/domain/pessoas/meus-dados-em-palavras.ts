/**
 * The spreadsheet of 'Meus dados' as a person reads it (LGPD art. 18). It has the words of the screens instead of
 * names of fields and codes. Times are local, and there are no paths, ids or marks of the program. Those are in the
 * JSON, which is for machines.
 */
import { diaEscrito, emBrasilia, FORMATO_DO_DIA } from '@/domain/comum/datas';
import { CODIGOS, FLAGS, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { concede } from '@/domain/acesso/permissoes-em-texto';
import { ROTULO_DA_ACAO } from '@/domain/auditoria/auditoria';
import { mudancasEmPalavras } from '@/domain/auditoria/auditoria-em-palavras';
import { ROTULO_DA_ATIVIDADE } from '@/domain/comite/comite-atividade';
import { csv } from '@/domain/comum/csv';
import { COMECADOS } from '@/domain/comum/limite-em-palavras';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { ROTULO_DA_NOTIFICACAO } from '@/domain/notificacoes/notificacao';
import { NOVA_DA_IMERSAO } from '@/domain/notificacoes/notificacao-frase';
import { ROTULO_DO_EXTRATO } from '@/domain/pontos/extrato';
import { ROTULO_DOS_PONTOS } from '@/domain/pontos/pontos';
import { ROTULO_DO_STATUS } from './colaborador';
import { TERMOS } from './termos';
import {
  type MeusDados,
  NOMES_DAS_SECOES,
  type Registro,
  type Secao,
  SECOES,
  type Valor,
} from './meus-dados';

/** Names of fields that their spelling does not already say: 'setores' is 'Setores', 'dataPrazo' is 'Data prazo'. */
const CAMPOS: Readonly<Record<string, string>> = {
  acao: 'O que se fez',
  acoes: 'O que fazer',
  ambicao: 'Nível de ambição',
  antes: 'Mudanças',
  autorGostariaParticiparImplantacao: 'Gostaria de participar da implantação',
  autorNome: 'Autor',
  bloqueio: 'Bloqueio',
  colaboradorNome: 'Nome',
  cancelado: 'Cancelada',
  cancelAt: 'Cancelada em',
  categoriaNome: 'Categoria',
  comentario: 'Comentário',
  comite: 'Comitê nº',
  comoAtingirObjetivo: 'Como atingir o objetivo',
  concluido: 'Concluída',
  configuracoes: `Área ${ROTULO_DA_AREA.configuracoes}`,
  convite: 'Aguardando resposta',
  conteudo: 'Conteúdo',
  createdAt: 'Criado em',
  comecoVistoEm: 'Primeiros passos vistos em',
  dataConclusao: 'Data de conclusão',
  dataNascimento: 'Data de nascimento',
  dataPrazo: 'Prazo',
  decididoEm: 'Decidido em',
  deletedAt: 'Removido em',
  desconsiderado: 'Desconsiderada',
  descricao: 'Descrição',
  descricaoAtuacao: 'O que foi feito',
  descricaoProblema: 'Descrição do problema',
  devolvidas: 'Moedas devolvidas',
  diagnostico: `Área ${ROTULO_DA_AREA.diagnostico}`,
  disabledAt: 'Desabilitado em',
  email: 'E-mail',
  empresaRole: 'Tipo da empresa',
  empresaStatus: 'Situação da empresa',
  endedAt: 'Terminado em',
  explicacao: 'Explicação',
  fase: 'Fase',
  feedback: 'Como saber se deu certo',
  finalizadoEm: 'Finalizado em',
  finishedAt: 'Concluído em',
  fromLastUpdate: 'Desde a última posição',
  gestao: `Área ${ROTULO_DA_AREA.gestao}`,
  ideiaTitulo: 'Ideia',
  image: 'Foto',
  implementadoresReferences: 'Implementadores',
  incentivo: `Área ${ROTULO_DA_AREA.incentivo}`,
  imersao: 'Imersão',
  inviteAcceptedAt: 'Convite aceito em',
  inviteSentAt: 'Convite enviado em',
  lidaEm: 'Lida em',
  naoLidas: 'Não lidas',
  nomeArquivo: 'Nome do arquivo ou do link',
  nomeFantasia: 'Empresa',
  nomeTipoDeJogada: 'Categoria',
  movimentadaEm: 'Movimentada em',
  naEspera: 'Na lista de espera',
  noProduto: 'Mostrada no produto',
  numero: 'Número',
  numeroDoVinculo: 'Vínculo nº',
  observacao: 'Observação',
  observacoes: 'Observações',
  pausedAt: 'Pausado em',
  permissoes: 'Permissões',
  permitirComentarios: 'Permite comentários',
  permitirPatrocinio: 'Permite patrocínio',
  privado: 'Ideia privada',
  projetoNome: 'Projeto',
  propositorNome: 'Quem propõe',
  published: 'Publicado',
  publishedAt: 'Data da publicação',
  questionario: 'Questionário',
  rankingByLikes: 'Ranking por curtidas',
  rankingByMoedas: 'Ranking por moedas',
  regulamentoNome: 'Regulamento',
  relatorio: 'Quer o relatório por e-mail',
  respondidoEm: 'Respondido em',
  role: 'Perfil',
  segmento: 'Segmento que se aplica',
  semAviso: 'Não avisar no produto',
  semEmail: 'Não avisar por e-mail',
  semRascunhosAte: 'Não começa outra ideia, outro projeto ou outro cadastro até',
  semRascunhosPor: 'Do que começou o máximo de um dia',
  situacao: 'Situação',
  startedAt: 'Iniciado em',
  status: 'Situação',
  statusAnterior: 'Situação anterior',
  sugerida: 'Jogada sugerida',
  titulo: 'Título',
  totalComentarios: 'Comentários recebidos',
  totalLikes: 'Curtidas recebidas',
  totalMoedas: 'Total de moedas',
  trocarSenha: 'Deve trocar a senha',
  type: 'Tipo',
  typeOriginal: 'Tipo de origem',
  ultimoAcesso: 'Último acesso',
  updatedAt: 'Atualizado em',
  versao: 'Versão',
};

const STATUS = Object.fromEntries(
  TIPOS_DE_PAI.toReversed().flatMap(({ aparencia }) =>
    Object.entries(aparencia).map(([status, { rotulo }]) => [status, rotulo]),
  ),
);

/** Fields that hold a code; what people write stays as they wrote it. */
const COM_CODIGO =
  /^(acao|bloqueio|empresaRole|empresaStatus|evento|evidencia|fromLastUpdate|imersao|papel|prazo|recusado|role|semAviso|semEmail|semRascunhosPor|status|statusAnterior|termo|tipo|type|typeOriginal)$/;

/** Words of the codes, whichever field has them; only a person's status means something else. */
const CODIGOS_EM_PALAVRAS: Readonly<Record<string, string>> = {
  ...NOVA_DA_IMERSAO,
  ...STATUS,
  ...ROTULO_DO_PAPEL,
  ...ROTULO_DA_ACAO,
  ...ROTULO_DA_ATIVIDADE,
  ...ROTULO_DO_EXTRATO,
  ...ROTULO_DOS_PONTOS,
  ...ROTULO_DA_NOTIFICACAO,
  ...COMECADOS,
  ATIVO: 'Ativa',
  INATIVO: 'Inativa',
  NORMAL: 'Empresa normal',
  CONVIDADA: 'Empresa convidada',
  INCREASED: 'Subiu',
  DECREASED: 'Desceu',
  NOT_CHANGED: 'Igual',
  AMANHA: 'Amanhã',
  ATRASADO: 'Atrasado',
  PARTICIPANTE: 'Participante',
  IMPLEMENTADOR: 'Implementador',
  privacidade: TERMOS.privacidade.titulo,
};

/** What only the program reads: where a record lies, who wrote it by id, marks that join records. */
const INTERNOS =
  /^(caminho|desafios|ideias|pessoas|semDesafios|semIdeias|tentativa|id|uid|quem|alvo|origem|sobre|createdBy|updatedBy|refPath|leitores|atuantes|depois|ultima\w+|movimento|externo|id[A-Z]\w*|\w+Id|\w*References?|colaboradoresResponsaveis|corVinculos|jogada|tatica|tipoDeJogada|ultimoVinculo|vinculos|regulamento(Ideias|Desafios))$/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const maiuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);
const nomeDoCampo = (campo: string) =>
  CAMPOS[campo] ?? maiuscula(campo.replace(/[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`));

/** 'Ideias: acessar, criar; …' of the text in which a membership carries its matrix. */
const permissoesEmPalavras = (texto: string) =>
  CODIGOS.flatMap((codigo) => {
    const flags = FLAGS.filter((flag) => concede(texto, codigo, flag)).map((flag) => FLAG[flag]);
    return flags.length > 0 ? `${MODULOS[codigo].label}: ${flags.join(', ')}` : [];
  }).join('; ');
const FLAG = { leitura: 'acessar', criacao: 'criar', editar: 'editar', remover: 'remover' } as const;

function textoEmPalavras(secao: Secao, campo: string, texto: string): string {
  if (campo === 'permissoes') return permissoesEmPalavras(texto);
  if (FORMATO_DO_DIA.test(texto)) return diaEscrito(texto);
  if (INSTANTE.test(texto)) {
    // A birth date is a day, whatever the hour it is kept with.
    return campo === 'dataNascimento' ? diaEscrito(new Date(texto)) : emBrasilia(texto);
  }
  if (!COM_CODIGO.test(campo)) return texto;
  const daPessoa: Readonly<Record<string, string>> = secao === 'cadastro' ? { ...ROTULO_DO_STATUS } : {};
  return daPessoa[texto] ?? CODIGOS_EM_PALAVRAS[texto] ?? maiuscula(texto.toLowerCase().replaceAll('_', ' '));
}

type Celula = string | number | boolean;

/** One value as the cells it needs: a record in a record gives one for each of its fields. */
function celulas(secao: Secao, campo: string, valor: Valor, rotulo: string): [string, Celula][] {
  if (valor === null || valor === '') return [];
  if (typeof valor === 'string') return [[rotulo, textoEmPalavras(secao, campo, valor)]];
  if (typeof valor !== 'object') return [[rotulo, valor]];
  if (!Array.isArray(valor)) {
    // A file is its name.
    if (typeof valor['name'] === 'string' && 'path' in valor) return [[rotulo, valor['name']]];
    return campos(secao, valor, campo === 'detalhe' ? '' : `${rotulo}: `);
  }
  const partes = valor.flatMap((item) => celulas(secao, campo, item, rotulo)).map(([, texto]) => texto);
  return partes.length > 0 ? [[rotulo, partes.join('; ')]] : [];
}

const campos = (secao: Secao, registro: Registro, antes = ''): [string, Celula][] =>
  Object.entries(registro)
    .filter(([campo]) => !INTERNOS.test(campo))
    .flatMap(([campo, valor]) => celulas(secao, campo, valor, antes + nomeDoCampo(campo)));

type Simples = Parameters<typeof mudancasEmPalavras>[0];

/** An entry of the trail says each change in one line: 'Criar: Sim → Não'. */
function linhas(secao: Secao, registro: Registro): [string, Celula][] {
  if (secao !== 'auditoria') return campos(secao, registro);
  const { antes, depois, ...resto } = registro;
  const mudancas = mudancasEmPalavras((antes ?? {}) as Simples, (depois ?? {}) as Simples);
  return [...campos(secao, resto), ['Mudanças', mudancas.join('; ')]];
}

/** One row per field: sections have different fields, and a person looks for a word, not for a table. */
export const csvDosDados = (dados: MeusDados, aviso?: string): string =>
  csv([
    ['Seção', 'Registro', 'Campo', 'Valor'],
    ['Aviso', '', '', 'Os códigos com que o programa liga os registros estão só no formato aberto (JSON).'],
    ...(aviso ? [['Aviso', '', '', aviso]] : []),
    ...NOMES_DAS_SECOES.flatMap((secao) =>
      (dados[secao] ?? []).flatMap((registro, indice) =>
        linhas(secao, registro).map(([campo, valor]) => [SECOES[secao], indice + 1, campo, valor]),
      ),
    ),
  ]);
