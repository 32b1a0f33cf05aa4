/** How far the invited people of companies are: counts that functions keep (src/domain/diagnostico/adesao.ts). */
import { queryOptions } from '@tanstack/react-query';
import { type Adesao, adesaoSchema, caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaFolha, finalizadasSchema } from '@/domain/diagnostico/resposta';
import { igual, umDe } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const adesoes = defineLeitura(adesaoSchema);
const contadores = defineLeitura(finalizadasSchema);
/** Beside those of the invited, with which they change (convidados.data.ts). */
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'convidados', 'adesões'] as const;

interface DoQuestionario {
  idEmpresa: string;
  idQuestionario: string;
}

/** The most that one query asks for by a list of values. */
const POR_CONSULTA = 30;

async function deEmpresas(
  { contexto }: SessaoAtiva,
  { idEmpresa, idQuestionario }: DoQuestionario,
  empresas: readonly string[],
) {
  const partes = Array.from({ length: Math.ceil(empresas.length / POR_CONSULTA) }, (_, i) =>
    empresas.slice(i * POR_CONSULTA, (i + 1) * POR_CONSULTA),
  );
  const paginas = await Promise.all(
    partes.map((parte) =>
      adesoes.legiveis(
        caminhoDasAdesoes(contexto),
        {
          filtros: [
            igual('organizadora', idEmpresa),
            igual('idQuestionario', idQuestionario),
            umDe('idEmpresa', parte),
          ],
        },
        parte.length,
      ),
    ),
  );
  return paginas.flatMap(({ itens }) => itens);
}

export const adesaoData = {
  /** Of the own company in one questionnaire; null where nobody was invited. */
  propria: (sessao: SessaoAtiva, questionario: DoQuestionario) =>
    queryOptions({
      queryKey: [...chave(sessao), 'própria', questionario.idEmpresa, questionario.idQuestionario],
      queryFn: async (): Promise<Adesao | null> =>
        (await deEmpresas(sessao, questionario, [sessao.contexto.empresaId]))[0] ?? null,
    }),

  /** Of these companies in a questionnaire of the own company; by the company's id. */
  porEmpresa: (sessao: SessaoAtiva, idQuestionario: string, empresas: readonly string[]) =>
    queryOptions({
      queryKey: [...chave(sessao), 'por empresa', idQuestionario, empresas],
      enabled: empresas.length > 0,
      queryFn: async () => {
        const questionario = { idEmpresa: sessao.contexto.empresaId, idQuestionario };
        const itens = await deEmpresas(sessao, questionario, empresas);
        return new Map(itens.map((adesao) => [adesao.idEmpresa, adesao]));
      },
    }),

  /** Finished sheets of these companies, whatever way they came: what the limit counts (decisions P192). */
  finalizadas: (sessao: SessaoAtiva, idQuestionario: string, empresas: readonly string[]) =>
    queryOptions({
      queryKey: [...chave(sessao), 'finalizadas', idQuestionario, empresas],
      enabled: empresas.length > 0,
      queryFn: async () => {
        const lidos = await Promise.all(
          empresas.map((empresa) =>
            contadores.find(
              caminhos.contador(sessao.contexto, caminhosDaFolha.finalizadas(idQuestionario, empresa)),
            ),
          ),
        );
        return new Map(empresas.map((empresa, i) => [empresa, lidos[i]?.folhas ?? 0]));
      },
    }),

  /** Of one company in the questionnaires that it and the own company have in common; by the questionnaire's id. */
  daEmpresa: (sessao: SessaoAtiva, empresa: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'da empresa', empresa],
      queryFn: async () => {
        const { itens } = await adesoes.legiveis(
          caminhoDasAdesoes(sessao.contexto),
          { filtros: [igual('idEmpresa', empresa)] },
          100,
        );
        return new Map(itens.map((adesao) => [`${adesao.organizadora}/${adesao.idQuestionario}`, adesao]));
      },
    }),
};
