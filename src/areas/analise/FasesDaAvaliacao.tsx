/** How far the evaluation of each phase is, and closing one that will not be completed (decisions P191). */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { coberturaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { resultadosData } from '@/areas/resultados/resultados.data';
import type { fases } from '@/domain/contratos/notas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { data, plural } from '@/ui/texto/formatos';

type Fase = z.infer<typeof fases.saida>['fases'][number];

const emPalavras = ({ encerradaEm, empresas, completas, ...cobertura }: Fase) => {
  const quantas = `${coberturaEmPalavras(cobertura)}, ${completas} de ${plural(empresas, 'empresa completa', 'empresas completas')}`;
  return encerradaEm ? `${quantas}, encerrada em ${data(encerradaEm)}` : quantas;
};

/** Nothing where nobody scored, and to people who do not see others' scores. */
export function FasesDaAvaliacao({ questionario }: { questionario: { id: string; nome: string } }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { data: lidas, isError } = useQuery(resultadosData.fases(sessao, questionario.id));
  const { mutate, isPending } = useMutation(resultadosData.encerrar(sessao, questionario.id));
  if (isError) return <Text size="sm">Não foi possível saber até onde vai a avaliação.</Text>;
  if (!lidas || lidas.fases.length === 0) return null;
  const encerrar = async (fase: Fase) => {
    const sim = await confirmar({
      titulo: `Encerrar a avaliação em ${fase.titulo}?`,
      texto: `A média dos avaliadores de cada empresa passa a ser a desta fase, com as notas que há: ${coberturaEmPalavras(fase)}. Ninguém dá notas nela enquanto estiver encerrada. O que já foi publicado não muda.`,
      rotuloSim: 'Encerrar avaliação',
      rotuloNao: 'Cancelar',
    });
    if (sim) mutate({ fase: fase.id, encerrada: true });
  };
  return (
    <Stack component="section" gap={4} aria-label="Avaliação por fase">
      {lidas.fases.map((fase) => (
        <Group key={fase.id} gap="sm">
          <Text size="sm">
            Avaliação em {fase.titulo}: {emPalavras(fase)}.
          </Text>
          {podePublicarResultados(sessao.quem) ? (
            <Button
              variant="subtle"
              size="xs"
              disabled={isPending}
              aria-label={`${fase.encerradaEm ? 'Reabrir' : 'Encerrar'} avaliação em ${fase.titulo}`}
              onClick={() =>
                fase.encerradaEm ? mutate({ fase: fase.id, encerrada: false }) : void encerrar(fase)
              }
            >
              {fase.encerradaEm ? 'Reabrir avaliação' : 'Encerrar avaliação'}
            </Button>
          ) : null}
        </Group>
      ))}
    </Stack>
  );
}
