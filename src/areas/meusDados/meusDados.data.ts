/** The person's own data as a file. */
import { mutationOptions } from '@tanstack/react-query';
import { diaDe } from '@/domain/comum/datas';
import { exportarMeusDados } from '@/domain/contratos/users';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type Formato = 'json' | 'csv';

async function gerar({ contexto }: SessaoAtiva, formato: Formato): Promise<File> {
  const { geradoEm, dados } = await chamar(exportarMeusDados, { ...contexto, formato });
  const nome = `meus-dados-${diaDe(new Date(geradoEm))}.${formato}`;
  if (formato === 'json')
    return new File([JSON.stringify({ geradoEm, ...dados }, null, 2)], nome, { type: 'application/json' });
  const { csvDosDados } = await import('@/domain/pessoas/meus-dados-em-palavras');
  return new File([csvDosDados(dados)], nome, { type: 'text/csv;charset=utf-8' });
}

export const meusDadosData = {
  /** Records of each section: the file itself is read, because nothing else knows. */
  contar: ({ contexto }: SessaoAtiva) =>
    mutationOptions({
      mutationFn: async () => {
        const { dados } = await chamar(exportarMeusDados, { ...contexto, formato: 'json' });
        return Object.fromEntries(
          Object.entries(dados).map(([secao, registros]) => [secao, registros.length]),
        );
      },
    }),

  exportar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (formato: Formato) => gerar(sessao, formato),
      meta: { sucesso: 'O arquivo com os seus dados foi baixado.', duracao: 3_500 },
    }),
};
