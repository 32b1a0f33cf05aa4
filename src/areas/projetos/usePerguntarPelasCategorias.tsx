/** Asked before a project is stored: whom its new categories, or its voting, leave out (decisions P193, P195). */
import '@mantine/core/styles/List.css';
import { List, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { quantos } from '@/areas/cadastro/quantos';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { formDoProjeto, type ProjetoForm } from '@/domain/projetos/projeto-form';
import { votacaoDoForm, type VotacaoForm, votacaoForm } from '@/domain/projetos/votacao';
import { motivosEmPalavras, naoConcorrem } from '@/domain/votacao/candidata';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { empresasDoProjetoData } from './empresasDoProjeto.data';

/** Companies named in the question; the list of companies names all. */
const PRIMEIRAS = 8;

/** Companies of the project in categories that it is about to lose, by category. */
type NasQueSaem = readonly (readonly [categoria: string, quantas: string])[];

const CAMPOS_DA_VOTACAO = Object.keys(votacaoForm.shape) as (keyof VotacaoForm)[];
const outraVotacao = (antes: VotacaoForm | null, agora: VotacaoForm | null) =>
  CAMPOS_DA_VOTACAO.some((campo) => antes?.[campo] !== agora?.[campo]);

/** False where somebody goes back to the form. A new project has no companies, and nothing is asked. */
export function usePerguntarPelasCategorias(projeto: ComId<Projeto> | undefined) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const confirmar = useConfirmar();

  const nasQueSaem = async (id: string, saem: readonly string[]): Promise<NasQueSaem> => {
    const contadas = await Promise.all(
      saem.map(
        async (uma) => [uma, await empresasDoProjetoData.quantasNaCategoria(sessao, id, uma)] as const,
      ),
    );
    return contadas
      .filter(([, total]) => total !== 0)
      .map(([uma, total]) => [uma, quantos(total, 'empresa', 'empresas')]);
  };

  return async (form: ProjetoForm): Promise<boolean> => {
    if (!projeto) return true;
    const antes = formDoProjeto(projeto);
    const saem = antes.categoria.filter((uma) => !form.categoria.includes(uma));
    const votacao = form.votacao && votacaoDoForm(form.votacao);
    const vaiHaver = votacao !== null && votacao.fim > new Date();
    const outra = saem.length > 0 || outraVotacao(antes.votacao, form.votacao);
    const [perdem, fora] = await Promise.all([
      nasQueSaem(projeto.id, saem),
      vaiHaver && outra
        ? cliente.fetchQuery({
            ...empresasDoProjetoData.fora(sessao, projeto.id, { categoria: form.categoria, votacao }),
            staleTime: 0,
          })
        : undefined,
    ]);
    const quantas = fora?.quantas ?? 0;
    if (perdem.length === 0 && quantas === 0) return true;
    const nomeadas = fora?.empresas.slice(0, PRIMEIRAS) ?? [];
    return confirmar({
      titulo: quantas > 0 ? `${naoConcorrem(quantas)} na votação` : 'Tirar categorias que empresas têm?',
      texto: (
        <Stack gap="xs">
          {perdem.map(([categoria, empresas]) => (
            <Text key={categoria} size="sm">
              &quot;{categoria}&quot; sai do projeto com {empresas}. O que cada uma escolheu continua
              guardado, mas ela só concorre depois que se escolher outra categoria para ela.
            </Text>
          ))}
          {nomeadas.length > 0 ? (
            <List size="sm" aria-label="Empresas que não concorrem">
              {nomeadas.map(({ idEmpresa, nome, categoria, motivos }) => (
                <List.Item key={idEmpresa}>
                  {nome}: {motivosEmPalavras(motivos, categoria)}.
                </List.Item>
              ))}
            </List>
          ) : null}
          {quantas > nomeadas.length ? <Text size="sm">E mais {quantas - nomeadas.length}.</Text> : null}
          <Text size="sm">
            Até a votação abrir, a categoria se escolhe na lista de empresas do projeto, e cada empresa também
            escolhe a sua.
          </Text>
        </Stack>
      ),
      rotuloSim: 'Salvar assim',
      rotuloNao: 'Cancelar',
    });
  };
}
