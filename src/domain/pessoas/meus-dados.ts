/**
 * What 'Meus dados' hands over (LGPD art. 18 II and V). It is everything kept about one person in one company, by
 * section, as plain values. Search tokens and other derived fields are left out: they say nothing new.
 */
import { diaDe, limitaUmDia } from '@/domain/comum/datas';

export const SECOES = {
  cadastro: 'Cadastro',
  conta: 'Conta',
  convites: 'Convites recebidos',
  respostas: 'Questionários respondidos',
  avaliacoes: 'Avaliações de empresas',
  impedimentos: 'Empresas que não avalia, e por quê',
  decisoesDeVotos: 'Votos que decidiu aceitar ou anular',
  ideias: 'Ideias',
  desafios: 'Desafios',
  ideiasDeOutros: 'Ideias de que participa',
  participacoes: 'Desafios de que participa',
  inscricoes: 'Inscrições em imersões',
  propostas: 'Propostas em imersões',
  jogadas: 'Jogadas de inovação criadas',
  taticas: 'Táticas postas em jogadas',
  movimentacoesDeTaticas: 'Movimentações de táticas',
  evidencias: 'Evidências enviadas',
  comentarios: 'Comentários',
  denuncias: 'Denúncias que fez',
  moderados: 'O que escreveu e foi moderado',
  marcos: 'Marcos criados',
  atividades: 'Marcos sob sua responsabilidade',
  movimentacoes: 'Movimentações de ideias e desafios',
  comites: 'Comitês de que participou',
  atividadesDoComite: 'Atividades no comitê',
  cartelas: 'Cartelas de avaliação enviadas',
  conflitos: 'Conflitos de interesse declarados',
  curtidas: 'Curtidas',
  patrocinios: 'Patrocínios',
  carteiras: 'Moedas usadas',
  extrato: 'Extrato das moedas',
  pontos: 'Pontos',
  consentimentos: 'Termos aceitos',
  comunicados: 'Comunicados publicados',
  notificacoes: 'Notificações recebidas',
  preferencias: 'Preferências de notificação',
  seguindo: 'O que segue',
  visoes: 'Visões de listas salvas',
  arquivos: 'Arquivos enviados',
  emails: 'E-mails enviados à pessoa',
  auditoria: 'Auditoria dos seus acessos',
} as const;
/**
 * What an ADMIN reads of nobody else, by whatever door (decisions P180). Rules and functions refuse these records one by
 * one, so an export must not hand them over together. tests/rules/dados-de-outros.test.ts asks the rules for each.
 * Answers: a company sees means (threats A30). Cards: whoever scores would read others' first (threats C36).
 * Reports: who made them is told to nobody (threats B170).
 */
export const SECOES_SO_DA_PESSOA: ReadonlySet<string> = new Set<keyof typeof SECOES>([
  'conta',
  'convites',
  'respostas',
  'cartelas',
  'denuncias',
  'moderados',
  'patrocinios',
  'carteiras',
  'extrato',
  'consentimentos',
  'notificacoes',
  'preferencias',
  'seguindo',
  'visoes',
  'arquivos',
  'emails',
]);
export type Secao = keyof typeof SECOES;
export const NOMES_DAS_SECOES = Object.keys(SECOES) as Secao[];

/** JSON only: dates as ISO text. */
export type Valor = string | number | boolean | null | Valor[] | { [campo: string]: Valor };
export type Registro = Record<string, Valor>;
export type MeusDados = Partial<Record<Secao, Registro[]>>;

const DERIVADOS = new Set([
  'tentativa',
  'busca',
  'hashes',
  'hashPedido',
  'visibilidade',
  'expiraEm',
  'nomeEmOrdem',
  'tituloEmOrdem',
  'resumo',
]);

function valorPlano(valor: unknown): Valor {
  if (valor instanceof Date) return limitaUmDia(valor) ? diaDe(valor) : valor.toISOString();
  if (Array.isArray(valor)) return valor.map(valorPlano);
  if (typeof valor === 'object' && valor !== null) return registroPlano(valor as Record<string, unknown>);
  return typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean' ? valor : null;
}

/** A stored record as it is handed over. */
export const registroPlano = (registro: Record<string, unknown>): Registro =>
  Object.fromEntries(
    Object.entries(registro)
      .filter(([campo]) => !DERIVADOS.has(campo))
      .map(([campo, valor]) => [campo, valorPlano(valor)]),
  );
