/** `/autorizacoes` (part 1 §2, ADMIN only): what each profile may do, by area and module. */
import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAPEIS, type Papel, ROTULO_DO_PAPEL, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { SAIR_SEM_SALVAR } from '@/ui/formulario/useGuardaDeSaida';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { MatrizDoPapel } from './MatrizDoPapel';

const PERFIL = 'perfil';

const opcoes = [
  { value: '', label: 'Escolha um acesso' },
  ...PAPEIS.map((papel) => ({ value: String(TIPO_DO_PAPEL[papel]), label: ROTULO_DO_PAPEL[papel] })),
];

export function AutorizacoesPage() {
  const confirmar = useConfirmar();
  const [parametros, mudarParametros] = useSearchParams();
  const [sujo, definirSujo] = useState(false);
  const escolhido = parametros.get(PERFIL) ?? '';
  const papel: Papel | undefined = PAPEIS.find((p) => String(TIPO_DO_PAPEL[p]) === escolhido);

  const escolher = async (tipo: string) => {
    if (sujo && !(await confirmar(SAIR_SEM_SALVAR))) return;
    definirSujo(false);
    mudarParametros(tipo ? { [PERFIL]: tipo } : {}, { replace: true });
  };

  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/autorizacoes')} />
      <TituloDaPagina titulo={nomeDaTela('/autorizacoes')}>
        O que cada perfil pode fazer nesta empresa. As mudanças valem para todas as pessoas do perfil.
      </TituloDaPagina>
      <NativeSelect
        label="Acessos"
        maw={320}
        data={opcoes}
        value={papel ? escolhido : ''}
        onChange={({ currentTarget }) => void escolher(currentTarget.value)}
      />
      {papel ? (
        <MatrizDoPapel key={papel} papel={papel} aoMudar={definirSujo} />
      ) : (
        <EmptyState
          titulo="Acesso não selecionado!"
          texto="Escolha acima o perfil que você quer ver ou mudar."
        />
      )}
    </Stack>
  );
}
