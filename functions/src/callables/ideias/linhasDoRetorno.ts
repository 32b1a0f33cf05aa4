import { linhasDoRetorno as contrato } from '@/domain/contratos/planilhaDoRetorno';
import { temFlag } from '@/domain/acesso/quem';
import { diaDe } from '@/domain/comum/datas';
import { dinheiroDe, doAno, naPlanilha, somasDe, ultimoMes } from '@/domain/retorno/retorno';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { retornosDaEmpresa } from '@functions/nucleo/diretoria';

/** A function and not a rule: lines of many ideas at once, of public ones alone (threats A42). */
export const linhasDoRetorno = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 60, minutos: 60 }],
    falha: 'Não foi possível montar a planilha',
  },
  async ({ ano }, { db, contexto, quem }) => {
    if (quem.externo || !temFlag(quem, [35, 'leitura'])) throw negado();
    const [de, ate] = [`${ano}-01`, `${ano}-12`];
    const doPeriodo = (await retornosDaEmpresa(db, contexto))
      .filter(({ publica }) => publica)
      .map(({ linhas, ...uma }) => ({
        ...uma,
        linhas: linhas.filter((linha) => linha.inicio <= ate && ultimoMes(linha) >= de),
      }))
      .filter(({ linhas, implementadaEm }) => linhas.length > 0 || implementadaEm?.startsWith(`${ano}-`))
      .map((uma) => ({ uma, validado: dinheiroDe(somasDe(uma.linhas, doAno(ano))).liquido.validado }))
      .toSorted((a, b) => b.validado - a.validado || a.uma.id.localeCompare(b.uma.id));
    const { ideias: cabem, faltam } = naPlanilha(doPeriodo);
    const ideias = cabem.map(({ uma }) => ({
      id: uma.id,
      titulo: uma.titulo,
      setores: [...uma.setores],
      implementadaEm: uma.implementadaEm,
      linhas: uma.linhas.map(({ tipo, situacao, inicio, meses, valor, nota, devolvida, ...linha }) => ({
        tipo,
        situacao,
        inicio,
        meses,
        valor,
        nota,
        devolvida,
        validada: linha.validadaPor !== null,
        validadaEm: linha.validadaEm ? diaDe(linha.validadaEm) : null,
      })),
    }));
    return { ideias, faltam };
  },
);
