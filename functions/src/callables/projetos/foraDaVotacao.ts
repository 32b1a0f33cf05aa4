import { foraDaVotacao as contrato, MAXIMO_DE_FORA } from '@/domain/contratos/projetos';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag } from '@/domain/acesso/quem';
import { motivosDeFora } from '@/domain/votacao/candidata';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { inativas, linhasDoProjeto } from '@functions/nucleo/urnas';

/** Who does not stand in the voting (decisions P195): no rule lets anybody ask which companies are out of use. */
export const foraDaVotacao = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 10 }],
    falha: 'Erro ao buscar empresas',
  },
  async ({ idProjeto, categorias, soFinalistas }, { db, contexto, quem }) => {
    if (!podeOrganizar(quem) || !(temFlag(quem, [13, 'leitura']) || temFlag(quem, [34, 'leitura'])))
      throw negado();
    const [paradas, linhas] = await Promise.all([
      inativas(db, contexto),
      linhasDoProjeto(db, contexto, idProjeto),
    ]);
    const regras = { categoria: categorias, votacao: soFinalistas === null ? null : { soFinalistas } };
    const fora = linhas.flatMap(({ idEmpresa, nomeFantasia: nome, categoria, status }) => {
      const motivos = motivosDeFora({ categoria, status, inativa: paradas.has(idEmpresa) }, regras);
      return motivos.length > 0 ? [{ idEmpresa, nome, categoria, motivos }] : [];
    });
    return { de: linhas.length, quantas: fora.length, empresas: fora.slice(0, MAXIMO_DE_FORA) };
  },
);
