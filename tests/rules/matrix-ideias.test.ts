// The permissions table against firestore.rules, cell by cell: ideas and what stands under them.
import { abrirAmbiente } from './ambiente';
import { testarTabela } from './matriz';
import { ideiasETudoSobElas } from './matriz-ideias';

await testarTabela(ideiasETudoSobElas, await abrirAmbiente(import.meta.filename));
