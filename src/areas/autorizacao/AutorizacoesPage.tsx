/** `/autorizacoes` (part 1 §2, ADMIN only): what each profile may do, by area and module. */
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CODIGOS } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import { PAPEIS, type Papel, ROTULO_DO_PAPEL, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { CampoDeBusca } from '@/ui/lista/CampoDeBusca';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { SAIR_SEM_SALVAR } from '@/ui/formulario/useGuardaDeSaida';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { combinaComTexto } from '@/domain/comum/combina-com-texto';
import { FRASE_DO_MODULO } from './frases';
import { MatrizDoPapel } from './MatrizDoPapel';
import { TodosOsPerfis } from './TodosOsPerfis';

const PERFIL = 'perfil';

const opcoes = [
  { value: '', label: 'Escolha um acesso' },
  ...PAPEIS.map((papel) => ({ value: String(TIPO_DO_PAPEL[papel]), label: ROTULO_DO_PAPEL[papel] })),
];

export function AutorizacoesPage() {
  const confirmar = useConfirmar();
  const [parametros, mudarParametros] = useSearchParams();
  const [sujo, definirSujo] = useState(false);
  const [busca, buscar] = useState('');
  const codigos = CODIGOS.filter((codigo) =>
    combinaComTexto(`${MODULOS[codigo].label} ${FRASE_DO_MODULO[codigo]}`, busca),
  );
  const modulos = { codigos, procurando: busca.trim() !== '' };
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
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label="Acessos"
          w={280}
          data={opcoes}
          value={papel ? escolhido : ''}
          onChange={({ currentTarget }) => void escolher(currentTarget.value)}
        />
        <CampoDeBusca rotulo="Pesquisar módulos" valor={busca} aoBuscar={buscar} />
      </Group>
      {papel ? (
        <MatrizDoPapel key={papel} papel={papel} {...modulos} aoMudar={definirSujo} />
      ) : (
        <>
          <div>
            <Text fw={600}>Acesso não selecionado!</Text>
            <Text c="dimmed">
              Estes são todos os perfis, lado a lado. Para mudar um deles, escolha-o acima ou pelo nome da
              coluna.
            </Text>
          </div>
          <TodosOsPerfis {...modulos} />
        </>
      )}
      {codigos.length === 0 ? (
        <EmptyState
          cena="busca"
          titulo="Nenhum módulo encontrado!"
          texto={`Nenhum módulo tem as palavras "${busca}".`}
        />
      ) : null}
    </Stack>
  );
}
