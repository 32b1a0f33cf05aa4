/** The audit trail in words: what was changed, and from what to what. Names of people are looked up by the screen. */
import { rotuloDoCampo } from './auditoria';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { ROTULO_DO_STATUS } from '@/domain/pessoas/colaborador';
import { CANAIS, TIPOS_DE_CANAL } from '@/domain/canais/canal';
import { CODIGOS } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { PAPEIS, ROTULO_DO_PAPEL, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { idDaReferencia } from '@/domain/comum/caminhos';

export type Alvo = { pessoa: string } | { nome: string };

/** What a record is, by its collection; those of a company itself are left out. */
const NOMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    projetos: 'Projeto',
    publicacoes: 'Resultados de um questionário',
    status: 'Empresa de um projeto',
    notas: 'Nota de um avaliador',
    respostas: 'Respostas de uma empresa',
    certificados: 'Certificado',
    evidencias: 'Evidência',
    evidenciasRecebidas: 'Evidência',
    linksDeResposta: 'Link de resposta',
    votacao: 'Votação',
  }),
);

/** What an entry is about: a person (by uid), a cell row of the matrix, or the company. */
export function alvoDe(alvo: string): Alvo {
  const [id = '', colecao] = alvo.split('/').toReversed();
  if (colecao === 'colaboradores') return { pessoa: idDaReferencia(alvo) };
  const canal = colecao === 'canais' && TIPOS_DE_CANAL.find((tipo) => tipo === id);
  if (canal) return { nome: `Canal: ${CANAIS[canal].nome}` };
  if (colecao !== 'autorizacao') return { nome: NOMES.get(colecao ?? '') ?? 'Empresa' };
  const [tipo, codigo] = id.split('_').map(Number);
  const papel = PAPEIS.find((p) => TIPO_DO_PAPEL[p] === tipo);
  const modulo = CODIGOS.find((c) => c === codigo);
  return {
    nome: `${papel ? ROTULO_DO_PAPEL[papel] : 'Perfil'}: ${modulo ? MODULOS[modulo].label : 'módulo'}`,
  };
}

type Valor = string | number | boolean | null | undefined;

function valorEmPalavras(campo: string, valor: Valor): string {
  if (valor === undefined || valor === null || valor === '') return '–';
  if (typeof valor === 'boolean') return valor ? 'Sim' : 'Não';
  // Scores are kept in hundredths.
  if (campo === 'nota') return (Number(valor) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  const texto = String(valor);
  if (campo === 'cnpj') return mascararCnpj(texto);
  return PALAVRAS[campo]?.[texto] ?? texto;
}

/** `role` and `status` are a person's or a company's: their values differ. */
const PALAVRAS: Record<string, Readonly<Record<string, string>>> = {
  role: { ...ROTULO_DO_PAPEL, NORMAL: 'Empresa normal', CONVIDADA: 'Empresa convidada' },
  status: { ...ROTULO_DO_STATUS, ATIVO: 'Ativa', INATIVO: 'Inativa' },
  formato: { csv: 'Planilha (CSV)', json: 'Formato aberto (JSON)' },
};

/** One line per field: 'Criar: Sim → Não'. A field that did not exist before says only what it became. */
export function mudancasEmPalavras(antes: Record<string, Valor>, depois: Record<string, Valor>): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])].map((campo) => {
    const para = valorEmPalavras(campo, depois[campo]);
    return campo in antes
      ? `${rotuloDoCampo(campo)}: ${valorEmPalavras(campo, antes[campo])} → ${para}`
      : `${rotuloDoCampo(campo)}: ${para}`;
  });
}
