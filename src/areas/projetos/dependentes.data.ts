/** What stands on a project, or on somebody it belongs to: counted before a removal is asked (decisions Q33). */
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import type { TipoDeApoio } from '@/domain/projetos/apoio';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, statusSchema } from '@/domain/projetos/status';
import { contem, igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import type { DependentesDoProjeto } from './oQueTraz';

const projetos = defineLeitura(projetoSchema);
const inscritas = defineLeitura(statusSchema);
const deQuestionarios = defineLeitura<typeof questionarios.schema>(questionarios.schema);

export const dependentesData = {
  /** As far as the person may see them: one billed read each. */
  doProjeto: async ({ contexto, quem }: SessaoAtiva, id: string): Promise<DependentesDoProjeto> => {
    const filtros = [igual('idProjeto', id), igual('deletedAt', null)];
    const [empresas, deQuais] = await Promise.all([
      inscritas.count(caminhosDoStatus.status(contexto), { filtros }),
      temFlag(quem, [5, 'leitura'])
        ? deQuestionarios.count(questionarios.onde(contexto), { filtros })
        : undefined,
    ]);
    return { empresas, questionarios: deQuais };
  },

  /** Projects that name it. */
  doApoio: ({ contexto }: SessaoAtiva, tipo: TipoDeApoio, id: string) =>
    projetos.count(caminhos.projetos(contexto), {
      filtros: [tipo === 'licenciado' ? igual(tipo, id) : contem(tipo, id), igual('deletedAt', null)],
    }),
};
