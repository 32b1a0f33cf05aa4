import { NativeSelect, Stack, Text } from '@mantine/core';
import { type Papel, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { nomesEmPalavras } from '@/ui/texto/nomesEmPalavras';

interface Props {
  papeis: readonly Papel[];
  pessoas: readonly { nome: string }[];
  aoMudar: (papel: Papel) => void;
}

/** In the question before several people get another role: which one, and who they are. */
export function NovoPerfil({ papeis, pessoas, aoMudar }: Props) {
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Novo perfil"
        data-autofocus
        defaultValue="COLLABORATOR"
        data={papeis.map((value) => ({ value, label: ROTULO_DO_PAPEL[value] }))}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value as Papel)}
      />
      <Text size="sm">
        Vale para {nomesEmPalavras(pessoas.map(({ nome }) => nome))}. O que o perfil permite passa a valer
        agora, também onde já entraram; as áreas com acesso ficam como estão.
      </Text>
    </Stack>
  );
}
