/** Comparisons of spreadsheets: made by functions, which write nothing (decisions P6, Q290). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import * as contratos from '@/domain/contratos/conferencia';
import { caminhos } from '@/domain/comum/caminhos';
import type { LinhaDaEntrevista } from '@/domain/diagnostico/conferencia';
import { LIMITE } from '@/domain/comum/limite';
import { chamar } from '@/firebase/chamadas/callable';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import { garantirClaims } from '@/firebase/sessao/claims';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export interface Escolha {
  licenciadaId: string;
  idEmpresa: string;
}
export type QuestionarioConferivel = z.infer<typeof contratos.questionarios.saida>['questionarios'][number];
export type Conferencia = z.infer<typeof contratos.conferir.saida>;

const deOnde = ({ contexto, master }: SessaoAtiva) => ({ empresaId: master ? null : contexto.empresaId });

const alvo = (sessao: SessaoAtiva, escolha: Escolha, { organizadora, id }: QuestionarioConferivel) => ({
  ...deOnde(sessao),
  ...escolha,
  organizadora,
  questionarioId: id,
});

/** Of a licensee this screen needs the name only. */
const licenciadas = defineLeitura(z.object({ nome: z.string() }));
/** Of a company, too. */
const empresas = defineLeitura(z.object({ nomeFantasia: z.string() }));

export const conferenciaData = {
  /** A MASTER chooses among all of them; an ADMIN has one. */
  licenciadas: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'conferencia', 'licenciadas'],
      queryFn: async () => {
        const { licenciadaId } = sessao.contexto;
        if (sessao.master) {
          const filtros = [igual('deletedAt', null)];
          const ordem = [{ campo: 'nomeEmOrdem', direcao: 'asc' }] as const;
          return (await licenciadas.legiveis(caminhos.licenciadas, { filtros, ordem }, LIMITE.pagina)).itens;
        }
        const daqui = await licenciadas.find(`${caminhos.licenciadas}/${licenciadaId}`);
        return [{ id: licenciadaId, nome: daqui?.nome ?? 'A licenciada da empresa' }];
      },
    }),

  /** Of the company that the address names; '' where there is none. */
  nomeDaEmpresa: async ({ contexto }: SessaoAtiva, { licenciadaId, idEmpresa }: Escolha) => {
    await garantirClaims(contexto);
    return (await empresas.doEndereco(caminhos.empresas(licenciadaId), idEmpresa))?.nomeFantasia ?? '';
  },

  questionarios: (sessao: SessaoAtiva, escolha: Escolha) =>
    queryOptions({
      queryKey: [sessao.contexto.empresaId, 'conferencia', escolha],
      queryFn: async () =>
        (await chamar(contratos.questionarios, { ...deOnde(sessao), ...escolha })).questionarios,
    }),

  conferir: (sessao: SessaoAtiva, escolha: Escolha, questionario: QuestionarioConferivel) =>
    mutationOptions({
      mutationFn: (linhas: readonly LinhaDaEntrevista[]) =>
        chamar(contratos.conferir, { ...alvo(sessao, escolha, questionario), linhas: [...linhas] }),
      meta: { erroNoFormulario: true },
    }),

  modelo: (sessao: SessaoAtiva, escolha: Escolha, questionario: QuestionarioConferivel) =>
    mutationOptions({
      mutationFn: async () => (await chamar(contratos.modelo, alvo(sessao, escolha, questionario))).grupos,
    }),
};
