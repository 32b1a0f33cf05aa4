// The permissions table against firestore.rules, cell by cell: ideas and what stands under them.
import { abrirAmbiente } from './ambiente';
import { testarTabela } from './tabela';
import { ideiasETudoSobElas } from './tabela-ideias';

await testarTabela(ideiasETudoSobElas, await abrirAmbiente(import.meta.filename));
