/** The grid of one profile with its unsaved changes: collected here, shown as a difference, saved in one batch. */
import { Button, Group, Stack } from '@mantine/core';
import { IconEye, IconShieldCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  comMudancas,
  comPerfilRecomendado,
  diferenca,
  type Matriz,
  type Mudanca,
} from '@/domain/acesso/matriz';
import { comChaves } from '@/domain/acesso/alcance';
import type { CodigoModulo } from '@/domain/acesso/areas';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { autorizacoesData } from './autorizacoes.data';
import { BarraDeMudancas } from './BarraDeMudancas';
import { GradeDaMatriz } from './GradeDaMatriz';
import { FlagsFixas } from './FlagsFixas';
import { UltimasMudancas } from './UltimasMudancas';
import { parte, porCima } from '@/ui/moldura/parte';

const DiferencaModal = parte(() => import('./DiferencaModal').then((m) => m.default), porCima);

interface Props {
  papel: Papel;
  /** Modules that the search leaves. */
  codigos: readonly CodigoModulo[];
  procurando: boolean;
  /** Told whether there are unsaved changes. */
  aoMudar: (sujo: boolean) => void;
}

export function MatrizDoPapel({ papel, codigos, procurando, aoMudar }: Props) {
  const sessao = useSessaoAtiva();
  const { data: guardada, error, isPending, refetch } = useQuery(autorizacoesData.doPapel(sessao, papel));
  const cliente = useQueryClient();
  const navegar = useNavigate();
  const salvar = useMutation(autorizacoesData.salvar(sessao, papel));
  // On top of what is stored, whatever is read of it meanwhile. A save whose answer was lost may have arrived.
  // A step is what one click changed, so that it can be taken back alone.
  const [passos, definirPassos] = useState<readonly (readonly Mudanca[])[]>([]);
  const [revendo, definirRevendo] = useState(false);
  const matriz = guardada && comMudancas(guardada, passos.flat());
  const mudancas = guardada && matriz ? diferenca(guardada, matriz) : [];
  const sujo = mudancas.length > 0;
  useGuardaDeSaida(sujo);
  useEffect(() => aoMudar(sujo), [sujo, aoMudar]);

  if (isPending) return <PageSkeleton />;
  if (error || !matriz) {
    return (
      <ErrorState titulo="Erro ao buscar autorizações" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  }
  const editar = (nova: Matriz) => {
    const passo = diferenca(matriz, nova);
    if (passo.length > 0) definirPassos([...passos, passo]);
  };
  const recomendar = () => {
    const nova = comPerfilRecomendado(matriz, papel);
    if (diferenca(matriz, nova).length === 0) avisarSucesso('O perfil recomendado já está em uso.');
    else editar(nova);
  };
  const verComo = async () => {
    if (sujo) return avisarErro('Salve ou descarte as mudanças antes de ver como este perfil.');
    try {
      const { verComoPerfil } = await import('./verComoPerfil');
      verComoPerfil({ sessao, papel, matriz: guardada, cliente });
    } catch (erro) {
      return avisarErro(erro);
    }
    // This page is an administrator's alone.
    return void navegar('/');
  };
  const gravar = async () => {
    await salvar.mutateAsync(mudancas);
    definirPassos([]);
    definirRevendo(false);
  };
  return (
    <Stack gap="lg">
      {papel === 'ADMIN' ? null : (
        <Group>
          <Button
            variant="default"
            leftSection={<IconShieldCheck size={16} aria-hidden />}
            onClick={recomendar}
          >
            Perfil recomendado
          </Button>
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            onClick={() => void verComo().catch((erro: unknown) => avisarErro(mensagemDoErro(erro)))}
          >
            Ver como este perfil
          </Button>
        </Group>
      )}
      <GradeDaMatriz
        papel={papel}
        matriz={matriz}
        mudancas={mudancas}
        codigos={codigos}
        procurando={procurando}
        aoMudar={(chaves, valor) => editar(comChaves(matriz, papel, chaves, valor))}
      />
      <FlagsFixas papel={papel} />
      <UltimasMudancas />
      <BarraDeMudancas
        quantas={mudancas.length}
        aoDesfazer={() => definirPassos(passos.slice(0, -1))}
        aoDescartar={() => definirPassos([])}
        aoRever={() => definirRevendo(true)}
      />
      {revendo && sujo ? (
        <Suspense>
          <DiferencaModal
            papel={papel}
            mudancas={mudancas}
            salvando={salvar.isPending}
            aoSalvar={() => void gravar().catch(() => undefined)}
            aoFechar={() => definirRevendo(false)}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
